"""The example scripts do what they say."""

import importlib.util
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_rollouts(tmp_path, capsys):
    example("random_rollouts").main(str(tmp_path / "plot.svg"))
    assert (tmp_path / "plot.svg").read_text().startswith("<?xml")
    assert capsys.readouterr().out.count("decisions") == 5


def test_the_trained_policy_beats_easy():
    score = example("train").main()
    assert score.games == 200 and score.share > 0.5, score


def test_ismcts_plays_against_normal():
    results = example("ismcts").main()
    assert len(results) == 2 and all(-1 <= result <= 1 for result in results)
