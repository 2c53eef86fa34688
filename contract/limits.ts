/** Numbers the specification fixes, and those the server enforces. */

/** Where a browser keeps the language that somebody chose for its screens. */
export const LANGUAGE_COOKIE = 'ninefold_language'

/** What both engines' integer columns can hold. */
export const ID_MAX = 2_147_483_647
export const SOLUTION_NAME_MAX = 100
/** Stories, options, requirements and every other free text. */
export const TEXT_MAX = 10_000
export const EMAIL_MAX = 320
/** What a person is called in a workshop. */
export const PERSON_NAME_MAX = 60
export const BODY_BYTES_MAX = 1024 * 1024
/** Of a call that takes none at all, and of the host's log-in: these are read before anybody is known. */
export const NO_BODY_BYTES_MAX = 1024
export const LOGIN_BYTES_MAX = 8 * 1024
/** A larger body is read only once the database has said that its sender may send it. */
export const UNCHECKED_BYTES_MAX = 64 * 1024
/** A JSON export of a large workshop: 10,000 requirements are about 9 MiB. */
export const IMPORT_BYTES_MAX = 32 * BODY_BYTES_MAX
/** One solution in such a file: it is read as a whole, in one go. */
export const SOLUTION_BYTES_MAX = 8 * BODY_BYTES_MAX
/** Of a workbook that comes back, unpacked, as far as it is read. */
export const WORKBOOK_BYTES_MAX = 128 * BODY_BYTES_MAX
/** Texts that one file changes: more nobody looks through. */
export const CHANGES_MAX = 2000
export const CHANGES_BYTES_MAX = 8 * BODY_BYTES_MAX

/** How deep lists and objects of a body may lie in each other: the deepest, an import, needs eleven levels. */
export const JSON_DEPTH_MAX = 20
/** Values in a body: a list of a thousand things has less than ten thousand, an import of 100,000 rows about a million. */
export const JSON_VALUES_MAX = 20_000
export const IMPORT_VALUES_MAX = 2_000_000

/** The analysis uses the first nine FHNs only. */
export const FHN_COUNT = 9
/** The measure that means "None"; an unfilled cell counts as this one. */
export const MEASURE_NONE = 5

const second = 1000
export const MINUTE_MS = 60 * second
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const TOAST_MS = 3 * second
export const TOAST_FADE_MS = 300
export const POPUP_FADE_MS = 150
export const REDIRECT_AFTER_CREATE_MS = 1 * second
export const REDIRECT_AFTER_DELETE_MS = 1.5 * second
export const SAVED_FLAG_MS = 2 * second

export const METRICS_TABLE_HEIGHT = 400
export const STORY_TABLE_HEIGHT = 500
export const OPTION_TABLE_HEIGHT = 500

/** PageUp and PageDown step of an open dropdown, and its greatest height. */
export const SELECT_PAGE_SIZE = 5
export const SELECT_MENU_HEIGHT = 300

export const TABLE_PAGE_SIZE = 10
export const TABLE_PAGE_INDEX = 0
export const COLUMN_SIZE = 150
export const COLUMN_MIN_SIZE = 20

export const POLL_MS = 30 * second
export const WRITE_RETRIES = 1
export const WRITE_RETRY_DELAY_MS = 1 * second
/** A request that has got no whole answer by then gets none: its connection has frozen. */
export const WRITE_PATIENCE_MS = 30 * second
export const LONG_PATIENCE_MS = 120 * second
export const REACH_PATIENCE_MS = 5 * second
export const CHUNK_TIMEOUT_MS = 120_000

/** Session IDs leave out letters and digits that are read for one another (0 O, 1 I L, 5 S, 8 B ...). */
export const SESSION_ID_ALPHABET = '2346789ACDEFGHJKMNPQRTVWXYZ'
export const SESSION_ID_LENGTH = 8

export const IDEMPOTENCY_KEY_MAX = 200
export const IDEMPOTENCY_HOURS = 24
export const TRASH_DAYS = 30
/** Automatic backups of the embedded database, one a day. */
export const BACKUPS_KEPT = 7
/** Entries of a workshop's trash in one answer. */
export const TRASH_PAGE = 50
/** Deeds of a solution's history in one answer. */
export const ACTIVITY_PAGE = 50
export const ACTIVITY_PAGE_MAX = 200
/** How long a browser keeps what was typed and never saved. */
export const DRAFT_DAYS = 30
/** How long the card of a deletion offers Undo. */
export const UNDO_MS = 10 * second
/** How long whoever may write can bring back what was deleted; the host can for TRASH_DAYS. */
export const BRING_BACK_HOURS = 24
/** Deleted solutions that stand below the list of those that are there. */
export const DELETED_LISTED = 20

/** Which state of the workshop an answer tells of, as the stream counts them: it may tell of a newer one, never of an older. */
export const REVISION_HEADER = 'ninefold-revision'
/** Where a link to results carries its secret: not in an address, which proxies write down. */
export const RESULTS_TOKEN_HEADER = 'x-results-token'
/** How long such a link may hold. */
export const RESULTS_LINK_DAYS_MAX = 365

/** The text of a metric that a workshop adds itself; its stakeholders' names have as many as every name. */
export const OWN_METRIC_MAX = 200
/** Changes to a workshop's own words, each a private version of its catalogue. */
export const OWN_VERSIONS_MAX = 500

/** Of fewer people's silent ratings no spread is shown, anywhere: everybody could tell who chose what. */
export const SPREAD_PEOPLE_MIN = 3
/** With fewer people in both rounds it is not told how many changed their rating. */
export const MOVEMENT_PEOPLE_MIN = 5
/** Percent of people who have to agree before an answer counts as the group's: more than half, and what is usual. */
export const SHARE_MIN = 51
export const SHARE_USUAL = 70

/** What the host writes on everybody's screen, and sets the timer to. */
export const ROOM_MESSAGE_MAX = 200
/** With what a group needs help, in a line; and what the host writes to one group alone. */
export const HELP_ABOUT_MAX = 120
export const GROUP_NOTE_MAX = 300
/** How long a group reads that the host is coming: by then somebody is there, or it asks again. */
export const HELP_COMING_MS = 10 * MINUTE_MS
export const AGENDA_ITEMS_MAX = 60
export const AGENDA_TITLE_MAX = 80
/** Of the moments at which items began: more than any workshop needs. */
export const AGENDA_LOG_MAX = 500
/** Of a workshop; more could not be told apart on a screen. */
export const GROUPS_MAX = 60
export const TIMER_MINUTES_MAX = 240
/** A solution nobody has changed for so long is pointed out to the host. */
export const QUIET_MS = 9 * MINUTE_MS
/** How often the host's room screen and cockpit read again. */
export const HOST_POLL_MS = 5 * second
/** Who plays in a rehearsal, in three groups. */
export const REHEARSAL_PEOPLE = 12

/** The steps a solution is walked in. */
export const STEP_COUNT = 7
/** How long the random text is that names a browser tab. */
export const TAB_MIN = 8
export const TAB_MAX = 40
/** Changes and presence travel at once when all was quiet, and then at most this often. */
export const LIVE_CHANGE_MS = 50
export const LIVE_PRESENCE_MS = 1 * second
/** Proxies close what is silent for long. */
export const LIVE_HEARTBEAT_MS = 20 * second
/** How often a tab says where it is, and after how long a silent one counts as gone. */
export const PRESENCE_REPEAT_MS = 10 * second
export const PRESENCE_EXPIRY_MS = 25 * second
/** Moves are told once they have settled: walking through a table by keyboard is one move. */
export const PRESENCE_SETTLE_MS = 300
/** A broken stream is opened again after this, then after twice as long, and so on. */
export const LIVE_RETRY_MS = 1 * second
export const LIVE_RETRY_MAX_MS = 30 * second
/** While the server cannot be reached it is asked this often. */
export const REACH_RETRY_MS = 3 * second
/** A tab nobody looks at gives up its stream after this. */
export const LIVE_HIDDEN_MS = 30 * second
