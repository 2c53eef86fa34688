import type { Change, Person } from '#contract/live.ts'
import type { SessionStatus } from '#contract/session.ts'

/** Where a tab is. Its person's e-mail is looked up on the instance that shows it, and never travels. */
export interface Whereabouts extends Omit<Person, 'email'> {
  /** Whose tab this is, as a hash: of a participant, a login or a host. */
  person: string
}

/** What happened to a session: changes inside it, or to itself. */
export interface SessionNews {
  about: 'session'
  session: number
  revision: number
  status: SessionStatus | 'deleted'
  changes: Change[]
}

/** Wrong guesses of a host password or a session ID: range, guess and, for IPv6, the /48, all as hashes. */
export interface WrongGuesses {
  about: 'wrong guesses'
  of: 'host password' | 'session ID'
  guesses: [range: string, guess: string, network?: string][]
}

/** What the instances on one database tell each other, and an embedded one itself. No e-mail, no text, no address. */
export type Message =
  | SessionNews
  /** `age`: milliseconds since the tab itself said so. */
  | { about: 'here'; session: number; where: Whereabouts; age: number }
  | { about: 'left'; session: number; person: string; tab: string }
  /** A big screen follows the session, or no longer does: said again and again by its instance, as long as it does. */
  | { about: 'screen'; session: number; tab: string; isShowing: boolean }
  /** Asked by an instance that knows of nobody yet, or may have missed somebody. */
  | { about: 'who' }
  /** Somebody logged out: streams that were opened with these logins end. */
  | { about: 'ended logins'; logins: string[] }
  | WrongGuesses

export interface Listener {
  hear(message: Message): void
  /** Messages may have been missed; from here on they arrive again. */
  missed(): void
}

/** The one thing live updates need from the database engine: everybody hears what one says, the speaker too. */
export interface Exchange {
  /** To be called once, after the listeners are there. */
  open(): Promise<void>
  listen(listener: Listener): void
  /** Says what nobody is hurt by missing. */
  say(message: Message): void
  /** Says what a write has changed, once it is committed. Heard by all, though perhaps late. */
  announce(news: SessionNews): void
  /** Ends when all that was announced is said. */
  close(): Promise<void>
}
