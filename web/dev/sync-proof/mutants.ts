/**
 * The histories must find each fault. `npm run proof:mutants` makes one at a time, in the loaded module and
 * not on disk.
 */
interface Mutant {
  name: string
  file: string
  /** Code that occurs exactly once in the file. */
  right: string
  wrong: string
  by?: 'family'
}

const OF_ONE_PERSON: readonly Mutant[] = [
  {
    name: 'a change is numbered anew each time it is sent',
    file: 'web/src/sync/engine/batch.ts',
    right: 'meta.batch ?? { firstId: meta.nextId, seqs: [] }',
    wrong: '{ firstId: meta.nextId, seqs: [] as number[] }',
  },
  {
    name: 'what waits behind a refused change is sent without it',
    file: 'web/src/sync/engine/batch.ts',
    right: 'return !stuck.has(nameOf(entry))',
    wrong: 'return true',
  },
  {
    name: 'an exchange is applied to whatever is there now, also twice',
    file: 'web/src/sync/engine/apply.ts',
    right: '!isSameCookie(meta.cookie, sent.meta.cookie)',
    wrong: 'false',
  },
  {
    name: 'an event is applied over a gap',
    file: 'web/src/sync/engine/apply-event.ts',
    right: 'cookie: from }',
    wrong: 'cookie: meta.cookie }',
  },
  {
    name: 'an ack is taken for another row’s',
    file: 'web/src/sync/engine/apply.ts',
    right: 'bases.get(name)',
    wrong: 'bases.all()[0]',
  },
  {
    name: 'who writes one row of a page of base forgets the others',
    file: 'web/src/sync/record/bases.ts',
    right: 'names.flatMap(name => rows.get(name) ?? [])',
    wrong: 'names.flatMap(name => (changed.has(name) && rows.get(name)) || [])',
  },
  {
    name: 'what is set in base is undone by reading what was there',
    file: 'web/src/sync/record/bases.ts',
    right: 'if (!changed.has(name)) rows.set(name, row)',
    wrong: 'rows.set(name, row)',
  },
  {
    name: 'a row of an ack is made without what was written to it',
    file: 'web/src/sync/engine/apply.ts',
    right: 'changesByRow.get(name) ?? []',
    wrong: 'changesByRow.get(name)?.slice(0, 1) ?? []',
  },
  {
    name: 'the server acknowledges a row of which the device has not all',
    file: 'api/src/features/sync/exchange.ts',
    right: 'version <= cookie.version && ',
    wrong: '',
  },
  {
    name: 'a stream that was cut in the middle counts as whole',
    file: 'web/src/sync/engine/transport.ts',
    right: "else rows.push('put' in line ? line.put : line.remove)",
    wrong:
      "else { rows.push('put' in line ? line.put : line.remove); version = rows.at(-1)?.version }",
  },
  {
    name: 'a server that goes back in time is believed',
    file: 'web/src/sync/engine/apply.ts',
    right: 'lastId < confirmedId',
    wrong: 'lastId < 0',
  },
  {
    name: 'nothing is sent again to a restored server',
    file: 'web/src/sync/engine/apply.ts',
    right: 'if (isRewound) await recallAcknowledged(db, lastId, meta.clientId)',
    wrong: '',
  },
  {
    name: 'after a restore a change claims to have seen what is not there',
    file: 'web/src/sync/record/rebase.ts',
    right: 'rebaseVersion(base, shared)]',
    wrong: 'base]',
  },
  {
    name: 'a copied profile keeps the name of the first',
    file: 'web/src/sync/engine/apply.ts',
    right: '({ clientId, nextId: 1, confirmedId: 0 })',
    wrong: '({ nextId: 1, confirmedId: clientId.length * 0 })',
  },
  {
    name: 'after a restore a copied profile takes what the other sent for its own',
    file: 'web/src/sync/engine/apply.ts',
    right: 'isOfEarlierEpoch && lastId > startId',
    wrong: 'false && isOfEarlierEpoch',
  },
  {
    name: 'a copied profile looks no further back than the newest restore',
    file: 'web/src/sync/engine/apply.ts',
    right: 'if (isOfEarlierEpoch && parted)',
    wrong: 'if (false && parted)',
  },
  {
    name: 'a change goes out before the file it names',
    file: 'web/src/sync/engine/batch.ts',
    right: 'if (mustWait(entry)) stuck.add(nameOf(entry))',
    wrong: '',
  },
  {
    name: 'a later write wins over one it has not seen, and says nothing',
    file: 'sync-protocol/src/sync/merge-fields.ts',
    right: 'record.conflicts[name] = entries.filter(entry => entry !== winner)',
    wrong: 'record.conflicts[name] = []',
  },
  {
    name: 'a deletion takes an edit with it that it has not seen',
    file: 'sync-protocol/src/sync/merge.ts',
    right: 'if (!sawAll && ',
    wrong: 'if (false && ',
  },
  {
    name: 'an edit brings a deleted row back as if nothing had been',
    file: 'sync-protocol/src/sync/merge.ts',
    right: 'if (!sawDeletion) record.revived = author.version',
    wrong: '',
  },
  {
    name: 'an edit brings a row back whose deletion is forgotten, as if nothing had been',
    file: 'sync-protocol/src/sync/merge.ts',
    right: 'if (isForgotten) record.revived = author.version',
    wrong: '',
  },
  {
    name: 'of two who delete a row only the first is known',
    file: 'sync-protocol/src/sync/merge.ts',
    right: '{ ...known, deletedBy: SEVERAL }',
    wrong: 'known',
  },
  {
    name: 'the server takes a repeated change for a new one',
    file: 'api/src/features/sync/take-mutations.ts',
    right: 'entries.filter(entry => entry.id <= client.lastId)',
    wrong: 'entries.filter(() => false)',
  },
  {
    name: 'a client that went its own way gets the outcomes of the other',
    file: 'api/src/features/sync/take-mutations.ts',
    right: "if (row?.hash !== hash) throw new AppError('client_fork')",
    wrong: "if (!row) throw new AppError('client_fork')",
  },
  {
    name: 'a refused change counts as acknowledged',
    file: 'web/src/sync/engine/push-result.ts',
    right: "outcome.status === 'rejected'",
    wrong: 'false',
  },
]

const OF_FAMILIES: readonly Mutant[] = [
  {
    name: 'an exchange asks for the record that is shown, and not for its own',
    file: 'web/src/sync/engine/exchange.ts',
    right: '    userId,\n',
    wrong:
      "    userId: (await import('../../people/profiles')).readShownProfile() ?? actorId ?? userId,\n",
  },
  {
    name: 'who writes may be put out before it is committed',
    file: 'api/src/db/act-for.ts',
    right: 'tx`for share`',
    wrong: 'tx``',
  },
  {
    name: 'who may write is asked before the transaction that writes',
    file: 'api/src/features/sync/exchange.ts',
    right: 'return await deps.database.actFor(subject, tx => answerIn({ ...asked, tx }))',
    wrong: `const { accessOf, actAs } = await import('../../db/act-for')
    const access = await deps.database.actFor(subject, async tx => accessOf(tx))
    return await deps.database.transaction(subject.id, tx => {
      actAs(tx, access)
      return answerIn({ ...asked, tx })
    })`,
  },
  {
    name: 'a role is remembered from the first time that it was asked for',
    file: 'api/src/db/act-for.ts',
    right: 'const role = await readRole(tx, id, by, lock)',
    wrong:
      'const role = ((globalThis as any).roles ??= {})[id + by.id] ??= await readRole(tx, id, by, lock)',
  },
  {
    name: 'a viewer’s changes are taken',
    file: 'api/src/records/records.ts',
    right: 'const isAllowed = (mutation: Mutation) => maySend(role, mutation)',
    wrong: 'const isAllowed = (_: Mutation) => true',
  },
  {
    name: 'what was not sent goes with the record',
    file: 'web/src/sync/runtime/close-profile.ts',
    right: 'if (unsent.length > 0) {',
    wrong: 'if (unsent.length < 0) {',
  },
  {
    name: 'what was not sent the last time makes room for what was not sent this time',
    file: 'web/src/sync/runtime/unsent-copies.ts',
    right: 'entries: [...others, ...leftover.entries]',
    wrong: 'entries: leftover.entries',
  },
  {
    name: 'what is offered is what shows, and not what was written',
    file: 'web/src/sync/runtime/close-profile.ts',
    right: 'values: asWritten(row)',
    wrong: 'values: row.values',
  },
  {
    name: 'a photo of somebody who may only read by now waits for ever',
    file: 'web/src/sync/files/send-files.ts',
    right: " || failure.code === 'role_too_low'",
    wrong: '',
  },
  {
    name: 'another sign-in on the phone is taken for the end of a role',
    file: 'web/src/sync/engine/drain.ts',
    right: "wrong_user: 'wrong_user'",
    wrong: "wrong_user: 'not_member'",
  },
  {
    name: 'a record that was closed stays on the phone',
    file: 'web/src/sync/engine/drain.ts',
    right: "not_member: 'not_member'",
    wrong: "not_member: 'later'",
  },
  {
    name: 'a head that is known counts as nothing new, wherever it is',
    file: 'web/src/sync/runtime/other-profiles.ts',
    right: 'head.version === cookie?.version &&',
    wrong: 'cookie !== null &&',
  },
]

export const MUTANTS: readonly Mutant[] = [
  ...OF_ONE_PERSON,
  ...OF_FAMILIES.map(mutant => ({ ...mutant, by: 'family' as const })),
]
