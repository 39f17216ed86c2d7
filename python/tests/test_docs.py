"""The examples in the docstrings, and the types."""

import doctest
import subprocess
import sys
from pathlib import Path

import crosstable
import crosstable.gymnasium
import crosstable.openspiel
import crosstable.pettingzoo
from crosstable import _arena, _native

ROOT = Path(__file__).parent.parent


def documented():
    """Everything that has a docstring of ours, by name."""
    modules = [crosstable, _arena, crosstable.gymnasium, crosstable.openspiel, crosstable.pettingzoo]
    found = {module.__name__: module for module in modules}
    for name in ("arena", *(name for name in crosstable.__all__ if hasattr(_native, name))):
        found[name] = thing = getattr(crosstable, name)
        if isinstance(thing, type):
            own = {key: value for key, value in vars(thing).items() if key[0] != "_"}
            found |= {f"{name}.{key}": value for key, value in own.items()}
    return {name: thing for name, thing in found.items() if not isinstance(thing, (int, list))}


def test_the_examples_in_the_docstrings():
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for name, thing in documented().items():
        runner.run(parser.get_doctest(thing.__doc__ or "", {}, name, None, 0))
    assert runner.failures == 0


def test_everything_that_can_be_called_has_an_example():
    things = {name: thing for name, thing in documented().items() if callable(thing)}
    assert len(things) > 30
    exempt = {"Refusal"}
    without = [name for name, thing in things.items() if ">>>" not in (thing.__doc__ or "")]
    assert set(without) == exempt


def test_stubs_are_what_there_is():
    checked = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "crosstable._native", "--ignore-missing-stub", "--ignore-disjoint-bases"],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_types():
    files = [ROOT / "python/crosstable", *sorted((ROOT / "examples").glob("*.py"))]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), *map(str, files)],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert checked.returncode == 0, checked.stdout
