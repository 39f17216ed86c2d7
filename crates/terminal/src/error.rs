//! Why playing ended early, and what went wrong with a connection, in words.

use crosstable_client::{ClientError, Distrust};
use crosstable_protocol::Problem;
use crosstable_texts::Lang;

use crate::words::say;

/// Why playing ended early, in one line.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum PlayError {
    /// The user typed it wrong; the line names what is allowed.
    #[error("{0}")]
    BadInput(String),
    #[error("cannot use the folder {folder}: {why}")]
    Folder { folder: String, why: String },
    #[error("cannot reach {server}: {why}")]
    Unreachable { server: String, why: String },
    /// Trying again does not help.
    #[error("{server}: {why}")]
    Unusable { server: String, why: String },
    #[error("{}", .0.text)]
    Refused(Problem),
    /// The server speaks another version of the protocol.
    #[error("{0}")]
    OtherVersion(String),
    #[error("cannot use the terminal: {0}")]
    Terminal(#[from] std::io::Error),
}

impl PlayError {
    /// A request to this server failed.
    pub(crate) fn request(server: &str, error: ClientError, lang: Lang) -> Self {
        if let ClientError::Refused(problem) | ClientError::Bye(problem) = error {
            return PlayError::refused(problem, lang);
        }
        let (server, temporary) = (server.to_owned(), error.is_temporary());
        let why = explain(&error, lang);
        if temporary { PlayError::Unreachable { server, why } } else { PlayError::Unusable { server, why } }
    }

    /// The server refuses to go on.
    pub(crate) fn refused(problem: Problem, lang: Lang) -> Self {
        if problem.code == "server-version" {
            PlayError::other_version(lang)
        } else {
            PlayError::Refused(problem)
        }
    }

    /// The server speaks another version of the protocol.
    pub(crate) fn other_version(lang: Lang) -> Self {
        PlayError::OtherVersion(say!(lang, "terminal-other-version"))
    }
}

/// What went wrong with a connection.
pub(crate) fn explain(error: &ClientError, lang: Lang) -> String {
    let broken = |why: &str| say!(lang, "terminal-broken", why = why);
    let distrust = |why: &str, said: &str| say!(lang, "terminal-distrust", why = why, said = said);
    match error {
        ClientError::Timeout => broken("no-answer"),
        ClientError::ConnectionRefused => broken("refused"),
        ClientError::Closed => broken("closed"),
        ClientError::Silent => broken("silence"),
        ClientError::Unreadable(_) => broken("foreign"),
        ClientError::TooLarge(_) => broken("too-large"),
        ClientError::Redirected(address) => say!(lang, "terminal-elsewhere", address = address),
        ClientError::NotCrosstable => say!(lang, "terminal-stranger"),
        ClientError::Distrust(Distrust::UnknownAuthority) => distrust("issuer", ""),
        ClientError::Distrust(Distrust::Expired) => distrust("expired", ""),
        ClientError::Distrust(Distrust::OtherName) => distrust("name", ""),
        ClientError::Distrust(Distrust::AuthorityItself) => distrust("authority", ""),
        ClientError::Distrust(Distrust::Other(said)) => distrust("other", said),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_said_in_the_language_of_the_player() {
        let code = "server-version".to_owned();
        let problem =
            Problem { code, clause: None, text: "Load the page again.".to_owned(), retry_after: None };
        for (lang, words) in
            [(Lang::En, "update"), (Lang::De, "aktualisiere"), (Lang::Fr, "à jour"), (Lang::It, "aggiorna")]
        {
            let error = PlayError::refused(problem.clone(), lang);
            assert!(matches!(&error, PlayError::OtherVersion(text) if text.contains(words)), "{error}");
        }
    }
}
