"""The examples in the docstrings, and the types."""

import doctest
import subprocess
import sys
from pathlib import Path

import crosstable
from crosstable import _arena, _native

ROOT = Path(__file__).parent.parent


def test_docstrings():
    finder, runner = doctest.DocTestFinder(exclude_empty=True), doctest.DocTestRunner()
    examples = 0
    things = [crosstable, _arena, *(getattr(_native, name) for name in dir(_native) if name[0] != "_")]
    for thing in things:
        name = getattr(thing, "__name__", None)
        if name is None:
            continue
        for test in finder.find(thing, name, module=False):
            examples += len(test.examples)
            runner.run(test)
    assert runner.failures == 0
    assert examples > 40


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
