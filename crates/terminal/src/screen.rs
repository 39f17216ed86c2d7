//! The terminal in full screen, and back again whatever happens.

use std::io::{self, IsTerminal, Write};
use std::sync::Once;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crossterm::cursor::Show;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::act::Act;
use crate::app::App;
use crate::draw::draw;
use crate::drive::{Drive, Happening};
use crate::error::PlayError;
use crate::link::News;

/// The screen is drawn anew at least as often as this, in case the terminal has forgotten something.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Whether there is a terminal that can be used in full screen.
pub(crate) fn possible() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && std::env::var("TERM").as_deref() != Ok("dumb")
}

/// The terminal in full screen; dropping it brings the terminal back.
struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    fn open() -> io::Result<Self> {
        static PANICS: Once = Once::new();
        // A message about a panic is for reading, so the terminal comes back first.
        PANICS.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                bring_back();
                usual(panic);
            }));
        });
        enable_raw_mode()?;
        // From here on the terminal must be brought back even if a step fails.
        let entered = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste);
        let terminal = entered.and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        terminal.map(|terminal| Screen { terminal }).inspect_err(|_| bring_back())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        bring_back();
    }
}

/// Leaves the terminal as it was found. There is nothing to be done if that fails, too.
fn bring_back() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = io::stdout().flush();
}

/// Plays until somebody quits.
pub(crate) fn run(
    app: &mut App,
    drive: &mut Drive,
    happenings: &Receiver<Happening>,
    sender: Sender<Happening>,
) -> Result<(), PlayError> {
    let mut screen = Screen::open()?;
    thread::spawn(move || listen(&sender));
    loop {
        screen.terminal.draw(|frame| draw(frame, app))?;
        let mut next = match happenings.recv_timeout(HEARTBEAT) {
            Ok(happening) => Some(happening),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        // Whatever has come meanwhile is dealt with before the next drawing, so that a storm of resizing is one.
        while let Some(happening) = next {
            for act in react(app, happening)? {
                if !drive.carry_out(act) {
                    return Ok(());
                }
            }
            next = happenings.try_recv().ok();
        }
    }
}

/// Reads keys and the mouse for ever.
fn listen(sender: &Sender<Happening>) {
    loop {
        let happening = match event::read() {
            Ok(event) => Happening::Input(event),
            Err(_) => Happening::NoInput,
        };
        let over = matches!(happening, Happening::NoInput);
        if sender.send(happening).is_err() || over {
            return;
        }
    }
}

fn react(app: &mut App, happening: Happening) -> Result<Vec<Act>, PlayError> {
    Ok(match happening {
        Happening::Input(Event::Key(key)) => app.key(key),
        Happening::Input(Event::Mouse(mouse)) => app.mouse(mouse),
        Happening::Input(Event::Paste(text)) => {
            text.trim().chars().filter(|c| !c.is_control()).for_each(|letter| app.paste(letter));
            Vec::new()
        }
        Happening::Input(_) | Happening::Line(_) => Vec::new(),
        Happening::NoInput => vec![Act::Quit],
        Happening::Hint(hint) => {
            app.hinted(hint);
            Vec::new()
        }
        Happening::News(News::Says(message)) => app.hear(&message),
        Happening::News(News::Lost { why, pause }) => {
            app.lost(why, pause);
            Vec::new()
        }
        Happening::News(News::Over(problem)) => return Err(PlayError::Refused(problem)),
    })
}
