import type { Language } from '#contract/fields.ts'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { Client } from 'pg'
import type { SessionStatus } from '#contract/session.ts'

/**
 * The tables as both engines hold them: integer ids, text timestamps (ISO 8601, UTC), 0 and 1 for booleans,
 * JSON as text.
 */
export interface Tables {
  settings: { key: string; value: string }
  catalogues: { id: Generated<number>; name: string; version: string; document: string; created_at: string }
  sessions: {
    id: Generated<number>
    code: string
    title: string
    status: SessionStatus
    catalogue_id: number
    revision: Generated<number>
    created_at: string
    room_step: Generated<number | null>
    room_message: Generated<string | null>
    timer_ends_at: Generated<string | null>
    timer_minutes: Generated<number | null>
    frozen: Generated<number>
    silent_rating: Generated<number>
    /** Percent, for first rounds that begin from now on. */
    silent_share: Generated<number | null>
    groups_by: Generated<'nobody' | 'host' | 'everybody'>
    own_words: Generated<number>
    own_version: Generated<number>
    hide_emails: Generated<number>
    language: Generated<Language>
    let_go: Generated<string>
    /** How often its session ID was replaced. */
    code_round: Generated<number>
    /** Cookies without a participant count only if they were given in this round or later. */
    nameless_from: Generated<number>
    /** The items of its agenda as JSON; null where nobody has written one. */
    agenda: Generated<string | null>
    agenda_version: Generated<number>
    /** The id of the item it is at. */
    agenda_at: Generated<number | null>
    /** Which item began when, as JSON. */
    agenda_log: Generated<string>
    /** What that item is called, until something is announced by hand. */
    room_item: Generated<string | null>
    /** What the big screen shows, as JSON. */
    scene: Generated<string | null>
  }
  /** The workshops that are rehearsals. */
  rehearsals: {
    session_id: number
    seed: number
    speed: number
    is_playing: Generated<number>
    /** How far each group is in its script, as JSON. */
    position: Generated<string>
    /** The instance that plays it, and until when that counts unless it says so again. */
    player: Generated<string | null>
    held_until: Generated<string | null>
  }
  /** What each private version of a session's catalogue adds to the one before. Rows are only ever added. */
  own_words: {
    session_id: number
    version: number
    change: string
    token: string | null
    solution_id: number | null
    created_at: string
  }
  /** Logins that have acted as a participant. One login may have entered several e-mails. */
  participant_logins: { participant_id: number; login: string }
  /** Logins that were logged out of, or belong to a removed participant, until no cookie of theirs can be valid by its date. */
  ended_logins: { login: string; ended_at: string }
  former_codes: { code: string; session_id: number }
  /** At most one a session; of the token in its address only the hash is kept. */
  results_links: {
    session_id: number
    token_hash: string
    created_at: string
    ends_at: string
    /** The token itself, once the host has put the link on the big screen. */
    wall_token: Generated<string | null>
  }
  participants: {
    id: Generated<number>
    session_id: number
    email: string
    created_at: string
    group_id: Generated<number | null>
    observes: Generated<number>
    name: Generated<string | null>
  }
  /** The n of "participant n" for an e-mail in lower case; of one that was removed only the hash is kept. */
  person_numbers: {
    session_id: number
    number: number
    email_key: string | null
    removed_hash: string | null
  }
  groups: { id: Generated<number>; session_id: number; name: string; created_at: string; removed_at: string | null }
  solutions: {
    id: Generated<number>
    session_id: number
    solution_name: string
    primary_fhn: number
    user_email: string
    created_at: string
    group_id: Generated<number | null>
  }
  solution_purposes: { solution_id: number; purpose_id: number }
  solution_stakeholders: { id: Generated<number>; solution_id: number; stakeholder_id: number }
  user_stories: { id: Generated<number>; solution_id: number; metric_id: number; user_story: string }
  functional_options: {
    id: Generated<number>
    user_story_id: number
    functional_option: string
    decision: Generated<'accepted' | 'adapted' | 'rejected' | null>
    decision_reason: Generated<string>
    recheck: Generated<number>
  }
  option_analysis: {
    id: Generated<number>
    functional_option_id: number
    fhn_id: number
    virtuous: number
    measure: number
  }
  silent_ratings: {
    functional_option_id: number
    fhn_id: number
    virtuous: number
    participant_id: number
    measure: number
    /** The key in the cookie of the browser it came from. */
    browser: Generated<string>
    round: Generated<number>
  }
  /** Rounds that have begun, with the share in percent that was set before. */
  silent_rounds: { functional_option_id: number; virtuous: number; round: number; share: number | null }
  silent_reveals: { functional_option_id: number; virtuous: number; revealed_at: string; round: Generated<number> }
  /** A group that waits for the host, by the solution it asked from. */
  help_calls: {
    solution_id: number
    participant_id: number | null
    about: string
    asked_at: string
    coming_at: string | null
  }
  /** What the host has written to the group of a solution alone. */
  group_notes: { solution_id: number; note: string; written_at: string }
  system_requirements: {
    id: Generated<number>
    option_analysis_id: number
    specification: string
    recheck: Generated<number>
  }
  activity: {
    id: Generated<number>
    session_id: number
    solution_id: number | null
    participant_id: number | null
    by_host: Generated<number>
    kind: string
    subject_id: number | null
    detail: string
    at: string
  }
  trash: {
    id: Generated<number>
    session_id: number
    token: string
    kind: 'solution' | 'reset' | 'metric' | 'stakeholder' | 'option' | 'requirement'
    solution_id: number
    rows: string
    summary: Generated<string>
    participant_id: number | null
    by_host: Generated<number>
    deleted_at: string
  }
  idempotency_keys: {
    scope: string
    key: string
    session_id: Generated<number | null>
    fingerprint: string
    status: number
    answer: string
    created_at: string
  }
}

export type Queries = Kysely<Tables>
export type Tx = Transaction<Tables>

/** An open database. Reads never wait for a write in progress; writes are transactions. */
export interface Db {
  engine: 'sqlite' | 'postgres'
  read: Queries
  write: Queries
  /** All that the work writes, or nothing of it; on disk when it ends. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Everything the work reads is of one moment, however long it takes; writers go on meanwhile. */
  atOneMoment<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Copies the embedded database into a file; absent where the operator's own tools do that. */
  copyTo?: (file: string) => Promise<void>
  /**
   * Removes what was deleted before from all files of the embedded database; goes on in the background while somebody
   * reads. Absent for PostgreSQL, which has its own time for that.
   */
  eraseDeleted?: () => Promise<void>
  /** Bytes in the database file that deletions have freed and new rows take first. */
  reusableBytes?: () => Promise<number>
  /** A connection of one's own to PostgreSQL, not yet made; absent where the database is embedded. */
  connect?: () => Client
  /** To be called when PostgreSQL falls silent: no connection of that moment is used again. */
  distrust?: () => void
  load(): DatabaseLoad
  close(): Promise<void>
}

/** How busy a database is at this moment. */
interface DatabaseLoad {
  /** Writes that wait for the one connection that writes. */
  writersWaiting: number
  /** Whether writes cannot go on, because a transaction hangs or could not be rolled back. */
  isStuck: boolean
  /** Those of the pool; absent where the database is embedded. */
  connections?: { open: number; idle: number; waiting: number }
}
