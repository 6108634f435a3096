/** A thousand histories must contain each event at least so often. */
import { DISK_FAULTS } from './disk'
import { CALLS, LINE_FAULTS } from './network-conditions'

export type Coverage = Record<string, number>

const each = (names: readonly string[], minimum: number): Coverage =>
  Object.fromEntries(names.map(name => [name, minimum]))

const ON_THE_LINE: Coverage = {
  ...each(LINE_FAULTS, 4),
  ...each(
    LINE_FAULTS.map(fault => `push: ${fault}`),
    2,
  ),
  ...each(
    CALLS.map(call => `a ${call} goes wrong`),
    40,
  ),
  'something arrives late': 10,
}

const ON_THE_PHONE: Coverage = {
  ...each(
    DISK_FAULTS.map(diskFault => `a drain hit by ${diskFault}`),
    80,
  ),
  ...each(
    DISK_FAULTS.map(diskFault => `an action hit by ${diskFault}`),
    80,
  ),
  'drain in two tabs': 40,
  'one tab overtakes another': 40,
  'an event applied': 55,
  'an event passed over': 60,
  'overtaken by an event': 10,
  'drain all at once': 60,
  'add while draining': 60,
  ...each(
    ['push', 'pull'].map(call => `something done before the answer to a ${call}`),
    60,
  ),
}

const OF_A_CHANGE: Coverage = {
  'push: applied': 800,
  'push: an ack': 800,
  'push: rows and acks': 150,
  'push: merged': 150,
  'push: a conflict': 150,
  'push: rejected invalid': 40,
  'push: rejected token_taken': 40,
  'push: rejected file_unknown': 40,
  'pull: rows of several pushes': 200,
  'file: 201': 200,
  'file: 200': 50,
  'file: the server says 422 quota_exceeded': 2,
  'shown: unsent': 600,
  'shown: conflict': 120,
  'shown: revived': 40,
  'shown: refused': 150,
  'paused: signed_out': 10,
  'paused: wrong_user': 2,
  'paused: upgrade_required': 10,
  'done: settle': 8,
  'done: discard': 15,
  'done: keep revived': 4,
  'done: undo': 4,
}

const DISRUPTIONS: Coverage = {
  'restore that forgets': 25,
  'new epoch': 60,
  'deletions forgotten': 40,
  'clock a year on': 40,
  'clock a year back': 40,
  'lose files': 60,
  'copy profile with a queue': 10,
  'app update with a queue': 15,
  'change person with a queue': 8,
  'pull: reset': 150,
  'push: the server says 409 client_fork': 40,
  'push: reset': 60,
}

export const minimumCoverage = ({ withDisruptions }: { withDisruptions: boolean }): Coverage => ({
  ...ON_THE_LINE,
  ...ON_THE_PHONE,
  ...OF_A_CHANGE,
  ...(withDisruptions && DISRUPTIONS),
})
