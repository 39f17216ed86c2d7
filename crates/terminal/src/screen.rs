//! The terminal in full screen, and restored whatever happens.

use std::io::{self, IsTerminal, Write};
use std::sync::Once;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crosstable_client::Notice;
use crossterm::cursor::Show;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::{Action, App};
use crate::connection::{Connection, Input};
use crate::draw::draw;
use crate::error::{PlayError, explain};

/// The screen is drawn at least this often, in case the terminal has lost something.
const REDRAW_INTERVAL: Duration = Duration::from_secs(1);

/// Whether there is a terminal that can be used in full screen.
pub(crate) fn is_available() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && std::env::var("TERM").as_deref() != Ok("dumb")
}

/// The terminal in full screen; dropping it restores the terminal.
struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    fn open() -> io::Result<Self> {
        static PANICS: Once = Once::new();
        // A panic's message must be readable, so the terminal is restored first.
        PANICS.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore_terminal();
                usual(panic);
            }));
        });
        enable_raw_mode()?;
        // From here on the terminal must be restored even if a step fails.
        let entered = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste);
        let terminal = entered.and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        terminal.map(|terminal| Screen { terminal }).inspect_err(|_| restore_terminal())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore_terminal();
    }
}

/// Leaves the terminal as it was found; nothing can be done if that fails too.
fn restore_terminal() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = io::stdout().flush();
}

/// Plays until somebody quits.
pub(crate) fn run(
    app: &mut App,
    connection: &mut Connection,
    inputs: &Receiver<Input>,
    sender: Sender<Input>,
) -> Result<(), PlayError> {
    let mut screen = Screen::open()?;
    thread::spawn(move || listen(&sender));
    loop {
        screen.terminal.draw(|frame| draw(frame, app))?;
        let mut next = match inputs.recv_timeout(REDRAW_INTERVAL) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        // All waiting input is handled before the next drawing, so that many resizes in a row are drawn once.
        while let Some(input) = next {
            if let Some(action) = react(app, input)?
                && !connection.perform(action)
            {
                return app.version_error();
            }
            next = inputs.try_recv().ok();
        }
    }
}

/// Reads keys and the mouse until the terminal is gone.
fn listen(sender: &Sender<Input>) {
    while let Ok(event) = event::read() {
        if sender.send(Input::Terminal(event)).is_err() {
            return;
        }
    }
    let _ = sender.send(Input::Closed);
}

fn react(app: &mut App, input: Input) -> Result<Option<Action>, PlayError> {
    match input {
        Input::Terminal(Event::Key(key)) => return Ok(app.key(key)),
        Input::Terminal(Event::Mouse(mouse)) => return Ok(app.mouse(mouse)),
        Input::Terminal(Event::Paste(text)) => {
            text.trim().chars().filter(|c| !c.is_control()).for_each(|letter| app.paste(letter));
        }
        Input::Terminal(_) | Input::Line(_) => {}
        Input::Closed => return Ok(Some(Action::Quit)),
        Input::Hint(hint) => app.hinted(hint),
        Input::Files(table, files) => app.check(table, files.as_ref()),
        Input::Connection(Notice::Message(message)) => return Ok(app.receive(&message)),
        Input::Connection(Notice::Lost { error, retry_in }) => {
            app.lost = Some((explain(&error, app.lang), retry_in));
        }
        Input::Connection(Notice::Over(problem)) => return Err(PlayError::refused(problem, app.lang)),
    }
    Ok(None)
}
