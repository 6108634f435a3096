/**
 * Private words for concepts that have a name in the field. The rule looks for each in names of files,
 * names in code, comments and test titles. Strings keep them, because strings are texts for people, or
 * names of a database, a store or the protocol (`outcomes` is the protocol's own).
 */

export interface PrivateWord {
  /** Its forms in lower case. A form of two words matches two neighbouring words of a name. */
  forms: readonly string[]
  say: string
  /** `names` if the word has a plain English sense in sentences. */
  in: 'names' | 'names and sentences'
  /** The folders where it has the private sense. Elsewhere it is the plain word. */
  within?: readonly string[]
  /** Whole names that may contain it, where, and why. */
  allowed?: readonly { at: string; names: readonly string[]; why: string }[]
}

const SYNC = ['web/src/sync/', 'web/src/db/', 'web/src/sw/', 'web/dev/', 'api/src/features/sync/']
const CAPSULE = ['sync-protocol/src/capsule/', 'sync-protocol/dev/', 'sync-protocol/bench/']

export const PRIVATE_WORDS: readonly PrivateWord[] = [
  {
    forms: ['judge', 'judges', 'judged', 'judging', 'verdict', 'verdicts'],
    say: 'push result; check; the name of what is found',
    in: 'names and sentences',
  },
  {
    forms: ['fold', 'folds', 'folded', 'folding'],
    say: 'settle',
    in: 'names',
    within: SYNC,
  },
  {
    forms: ['absorb', 'absorbs', 'absorbed', 'absorbing'],
    say: 'coalesce',
    in: 'names and sentences',
  },
  {
    forms: ['replant', 'replants', 'replanted', 'replanting'],
    say: 'rebase the outbox',
    in: 'names and sentences',
  },
  {
    forms: ['thaw', 'thaws', 'thawed', 'thawing'],
    say: 'resume',
    in: 'names and sentences',
  },
  {
    forms: ['freeze', 'frozen'],
    say: 'paused',
    in: 'names and sentences',
    within: SYNC,
  },
  {
    forms: ['journal', 'journals'],
    say: 'acknowledged mutations',
    in: 'names and sentences',
  },
  {
    forms: ['taken'],
    say: 'acknowledged',
    in: 'names',
    within: SYNC,
    allowed: [
      {
        at: 'web/dev/sync-proof/',
        names: ['takenToken', 'TAKEN_TOKEN'],
        why: 'of a code: in use already',
      },
    ],
  },
  {
    forms: ['remedy', 'remedies', 'setback', 'setbacks', 'patience'],
    say: 'recovery, stalled round, timeout',
    in: 'names and sentences',
  },
  {
    forms: ['shelve', 'shelves', 'shelved', 'shelf'],
    say: 'reject',
    in: 'names and sentences',
  },
  {
    forms: ['held out', 'hold out', 'holds out', 'holding out'],
    say: 'own-code view; show',
    in: 'names and sentences',
  },
  {
    forms: ['deed', 'deeds'],
    say: 'action; account action',
    in: 'names and sentences',
  },
  {
    forms: ['blow', 'blows', 'struck', 'struck by'],
    say: 'injected fault; hit by',
    in: 'names and sentences',
  },
  {
    forms: ['weather', 'upheaval', 'upheavals'],
    say: 'network conditions; disruption',
    in: 'names and sentences',
  },
  {
    forms: ['scene', 'scenes'],
    say: 'scenario',
    in: 'names and sentences',
  },
  {
    forms: ['letter', 'letters'],
    say: 'e-mail',
    in: 'names',
    within: ['api/src/', 'api/test/', 'api/attack/', 'web/src/features/account/'],
  },
  {
    forms: ['tend', 'tends', 'tended', 'chore', 'chores'],
    say: 'job',
    in: 'names and sentences',
  },
  {
    forms: ['standing', 'standings'],
    say: 'status',
    in: 'names',
  },
  {
    forms: ['told'],
    say: 'what it is: messages, result, notice',
    in: 'names',
  },
  {
    forms: ['carry out', 'carries out', 'carried out'],
    say: 'run',
    in: 'names and sentences',
  },
  {
    forms: ['way in', 'ways in'],
    say: 'install method; sign-in method',
    in: 'names',
  },
  {
    forms: ['drill', 'drills'],
    say: 'card check',
    in: 'names and sentences',
  },
  {
    forms: ['studio'],
    say: 'print editor',
    in: 'names and sentences',
  },
  {
    forms: ['wish', 'wishes'],
    say: 'attempt; request; options',
    in: 'names',
  },
  {
    forms: ['desk', 'desks'],
    say: 'editor',
    in: 'names',
  },
  {
    forms: ['lesson', 'lessons', 'schooled', 'voice', 'voices', 'opinion', 'opinions', 'telling'],
    say: 'training text, trained model, active context, stretch, specific context',
    in: 'names and sentences',
    within: CAPSULE,
  },
]
