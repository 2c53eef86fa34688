/** What can be edited: a text, the id of something chosen, or the ids of several. */
export type EditValue = string | readonly string[]

/** What somebody else stored while this was being edited. */
export interface EditConflict<Value> {
  theirs: Value
  /** Who stored it, and when, where that is known. */
  by: string | null
  at: string | null
}

/** Of a conflict that the server reports. Other servers may not know by whom, or when. */
export function conflictOf<Value>(reported: Readonly<Record<string, unknown>>, theirs: Value): EditConflict<Value> {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { theirs, by: text(reported.by), at: text(reported.at) }
}

/** One thing that somebody has changed on the screen and not saved. */
export interface Edit<Value> {
  value: Value
  /** What was stored when the editing began. It is sent along, so that nobody's later words are overwritten unseen. */
  startedFrom: Value
  /** What it is about, in words: the thing itself may be deleted. */
  label: string
  /** On its way to the server: what was in the field, and the form in which the server gets it. */
  sent?: { typed: Value; stored: Value } | undefined
  /** What was sent without an answer, since the last answer: the server may have stored any of it all the same. */
  unanswered?: readonly Value[] | undefined
  /** The draft that it continues. The page before this one may have sent it, so the server may have stored it. */
  restored?: Value | undefined
  conflict?: EditConflict<Value> | undefined
  /** Somebody else has stored something else than it started from: saving it will be a conflict. */
  isOvertaken?: true | undefined
}

/** By what tells the edits of one screen apart. A name that is not in it shows what is stored, whoever stored it. */
export type Edits<Value> = ReadonlyMap<string, Edit<Value>>

/** What is stored under each name; a name that is missing has been deleted. */
export type StoredValues<Value> = ReadonlyMap<string, Value>

export type IsStored<Value> = (name: string, value: Value) => boolean

export const isSame = (one: EditValue, other: EditValue) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** Nothing was typed since it was sent, and no answer has come. */
export const isOnItsWay = <Value extends EditValue>({ value, sent: last }: Edit<Value>) =>
  last !== undefined && isSame(last.typed, value)

/** How an edit begins. */
export interface EditStart<Value> {
  /** What is stored now, or was when its field was opened. */
  startedFrom: Value
  label: string
  /** It was opened earlier, and something else is stored by now. */
  isOvertaken?: true | undefined
}

/** Only the label, which may tell of the value, counts for an edit that has begun before. */
export function typed<Value extends EditValue>(
  edits: Edits<Value>,
  name: string,
  value: Value,
  { startedFrom, label, isOvertaken }: EditStart<Value>,
): Edits<Value> {
  const edit: Edit<Value> = { ...(edits.get(name) ?? { startedFrom, isOvertaken }), value, label }
  // typing one's way back leaves nothing to save, unless something else is or may be stored by now
  const isBack = isSame(value, edit.startedFrom) && !edit.sent && !edit.unanswered
  return withEdit(edits, name, isBack ? undefined : edit)
}

/** Typed on where the thing itself is deleted: the words stay until they are discarded, also when none are left. */
export const retyped = <Value extends EditValue>(edits: Edits<Value>, name: string, value: Value): Edits<Value> =>
  changeEach(edits, [name], (edit) => ({ ...edit, value }))

/** `toStored` gives the form in which the server gets a value. */
export function sent<Value extends EditValue>(
  edits: Edits<Value>,
  names: Iterable<string>,
  toStored: (value: Value, name: string) => Value = (value) => value,
): Edits<Value> {
  return changeEach(edits, names, (edit, name) => ({
    ...edit,
    sent: { typed: edit.value, stored: toStored(edit.value, name) },
    conflict: undefined,
  }))
}

/**
 * What was typed on while the save was under way stays unsaved, and starts from what was saved. A line whose text has
 * become an entry of a list is as empty as before, and what was typed on is the beginning of the next entry.
 */
export function saved<Value extends EditValue>(
  edits: Edits<Value>,
  names: Iterable<string>,
  isLine: (name: string) => boolean = () => false,
): Edits<Value> {
  return changeEach(edits, names, (edit, name) => {
    if (!edit.sent) return edit
    const { typed: before, stored } = edit.sent
    if (isSame(edit.value, before) || isSame(edit.value, stored)) return undefined
    return basedOn(edit, isLine(name) ? edit.startedFrom : stored)
  })
}

/** The save got no answer, also not the second time. */
export function leftUnanswered<Value extends EditValue>(edits: Edits<Value>, names: Iterable<string>): Edits<Value> {
  return changeEach(edits, names, ({ sent: lost, ...edit }) =>
    lost ? { ...edit, unanswered: [...(edit.unanswered ?? []), lost.stored] } : edit,
  )
}

/** The server has answered no. */
export function refused<Value extends EditValue>(edits: Edits<Value>, names: Iterable<string>): Edits<Value> {
  return changeEach(edits, names, (edit) => ({ ...edit, sent: undefined, unanswered: undefined }))
}

/**
 * Somebody else was faster. Where they stored the same, or "they" are an earlier save of one's own that got no answer,
 * the edit goes on from there and nobody needs to be asked.
 */
export function conflicted<Value extends EditValue>(
  edits: Edits<Value>,
  conflicts: ReadonlyMap<string, EditConflict<Value>>,
): Edits<Value> {
  return changeEach(edits, conflicts.keys(), (edit, name) => {
    const conflict = conflicts.get(name)
    const isNoQuestion = conflict && (isSame(edit.value, conflict.theirs) || isOwnEarlierSave(edit, conflict.theirs))
    if (isNoQuestion) return basedOn(edit, conflict.theirs)
    return { ...edit, sent: undefined, unanswered: undefined, conflict, isOvertaken: true }
  })
}

/** What shall become of both texts stands on theirs; theirs itself is no edit. */
export function decided<Value extends EditValue>(
  edits: Edits<Value>,
  name: string,
  value: Value,
  theirs: Value,
): Edits<Value> {
  return changeEach(edits, [name], ({ label }) =>
    isSame(value, theirs) ? undefined : { value, label, startedFrom: theirs },
  )
}

/** The question is closed without an answer: everything is as before it was asked. */
export const postponed = <Value extends EditValue>(edits: Edits<Value>): Edits<Value> =>
  changeEach(edits, edits.keys(), (edit) => (edit.conflict ? { ...edit, conflict: undefined } : edit))

export const discarded = <Value>(edits: Edits<Value>, names: Iterable<string>): Edits<Value> =>
  changeEach(edits, names, () => undefined)

/**
 * Stored values were read anew: an edit that says what is stored is none any more. `isStored` tells where a value is
 * stored elsewhere than under its name, such as a line that became an entry of a list.
 */
export function compared<Value extends EditValue>(
  edits: Edits<Value>,
  stored: StoredValues<Value>,
  isStored: IsStored<Value> = () => false,
): Edits<Value> {
  return changeEach(edits, edits.keys(), (edit, name) => {
    // while a save is under way its answer decides
    if (edit.sent) return edit
    if (mayBeStored(edit) && isStored(name, edit.value)) return undefined
    const now = stored.get(name)
    if (now === undefined) return edit
    if (isSame(edit.value, now)) return undefined
    if (isOwnEarlierSave(edit, now)) return basedOn(edit, now)
    const isOvertaken = isSame(edit.startedFrom, now) ? undefined : true
    return edit.isOvertaken === isOvertaken ? edit : { ...edit, isOvertaken }
  })
}

const mayBeStored = <Value extends EditValue>({ unanswered, restored, value }: Edit<Value>) =>
  unanswered !== undefined || (restored !== undefined && isSame(restored, value))

const isOwnEarlierSave = <Value extends EditValue>({ unanswered = [], restored }: Edit<Value>, stored: Value) =>
  [...unanswered, ...(restored === undefined ? [] : [restored])].some((value) => isSame(value, stored))

const basedOn = <Value>({ value, label }: Edit<Value>, startedFrom: Value): Edit<Value> => ({
  value,
  label,
  startedFrom,
})

function changeEach<Value>(
  edits: Edits<Value>,
  names: Iterable<string>,
  change: (edit: Edit<Value>, name: string) => Edit<Value> | undefined,
): Edits<Value> {
  let next = edits
  for (const name of names) {
    const edit = edits.get(name)
    const changed = edit && change(edit, name)
    if (changed !== edit) next = withEdit(next, name, changed)
  }
  return next
}

function withEdit<Value>(edits: Edits<Value>, name: string, edit: Edit<Value> | undefined): Edits<Value> {
  const next = new Map(edits)
  if (edit) next.set(name, edit)
  else next.delete(name)
  return next
}
