# Checking the chance of a finished game.
fair-holds = All chance was fair.
fair-fails = Something does not fit.
fair-form = The record is complete and well written.
fair-promise = The promise is the one this device saw before the game.
fair-commitment = The secret is the one that was promised.
fair-entropy = What this device added was used.
fair-draws = Every draw made again comes out the same.
fair-unknown = Some draws can be made again only from the record as text.
fair-form-figures = { $steps } steps, { $draws } of them drawn
fair-promise-figures = Before: { $before }. Now: { $now }.
fair-entropy-figures = Chair { $seat }: { $digits }
fair-commitment-figures = Its SHA-256 is { $digest }.
fair-draws-figures = { $drawn } of { $draws } draws made again
fair-unknown-figures = { $left } draws
