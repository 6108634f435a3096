/** The numbers are minimums for a thousand histories of a family. */
import type { Coverage } from '../minimum-coverage'

const OF_ROLES: Coverage = {
  removed: 200,
  lowered: 120,
  raised: 200,
  'let in': 350,
  'removed with unsent changes': 40,
  'lowered with unsent changes': 12,
  'removed in the transaction': 80,
  'lowered in the transaction': 60,
  'raised in the transaction': 60,
  'removed before the answer': 60,
  'lowered before the answer': 30,
  'let in again, and the phone never knew': 25,
  closed: 40,
  'closed with unsent changes': 120,
}

const OF_A_CHANGE: Coverage = {
  'push: applied': 500,
  'push: an ack': 500,
  'push: rows and acks': 100,
  'push: rejected role_too_low': 250,
  'push: the server says 403 not_member': 80,
  'pull: the server says 403 not_member': 80,
  'passed over, as its head says nothing new': 500,
  'shown: unsent': 300,
  'shown: conflict': 15,
  'shown: refused as role_too_low': 250,
  'something done before the answer to a push': 50,
  'drain in two tabs': 120,
}

const OF_FAULTS: Coverage = {
  'a closing hit by kill': 25,
  'a drain hit by kill': 60,
  'a drain hit by abort': 60,
  'an action hit by kill': 60,
  'a push goes wrong': 120,
  'a pull goes wrong': 60,
  'file: the server says 403 role_too_low': 30,
  'push: the server says 409 wrong_user': 4,
  'something arrives late': 20,
}

export const familyCoverage = ({ withFaults }: { withFaults: boolean }): Coverage => ({
  ...OF_ROLES,
  ...OF_A_CHANGE,
  ...(withFaults && OF_FAULTS),
})
