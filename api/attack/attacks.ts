import type { Attack } from './attack'
import { acceptEncoding } from './attacks/accept-encoding'
import { bigDownloads, bigUploads, bigUploadsOfMany } from './attacks/big-uploads'
import { burnPin } from './attacks/burn-pin'
import { deleteDuringWrites } from './attacks/delete-during-writes'
import { endedSessions } from './attacks/ended-sessions'
import { frozenDatabase } from './attacks/frozen-database'
import { lockCode } from './attacks/lock-code'
import { poisonedKeys } from './attacks/poisoned-keys'
import { scanLogFlood } from './attacks/scan-log-flood'
import { signInEmails } from './attacks/sign-in-emails'
import { slowBodies } from './attacks/slow-bodies'
import { starvePool } from './attacks/starve-pool'
import { tooManyRows } from './attacks/too-many-rows'
import { unreadAnswers } from './attacks/unread-answers'
import { unreadStreams } from './attacks/unread-streams'
import { whoHasAnAccount } from './attacks/who-has-an-account'

/** The attacks in `attacks/`, in the order in which they run. A new one is listed here. */
export const ATTACKS: readonly Attack[] = [
  acceptEncoding,
  starvePool,
  slowBodies,
  signInEmails,
  poisonedKeys,
  tooManyRows,
  bigUploads,
  bigUploadsOfMany,
  bigDownloads,
  deleteDuringWrites,
  scanLogFlood,
  burnPin,
  whoHasAnAccount,
  unreadStreams,
  unreadAnswers,
  lockCode,
  endedSessions,
  frozenDatabase,
]
