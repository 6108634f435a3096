import { may } from 'sync-protocol/family'
import type { Database, Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { CodePlace } from '../../mail/write-notice'
import { selectMembers } from '../../records/family/members.sql'
import { secondsToWait } from './seconds-to-wait'

type News = { kind: 'code_opened' | 'pin_tried'; code: CodePlace }

/** At most one e-mail an hour for each code. */
export async function queueViewEmail(
  services: Services,
  { userId, codeId }: CodePlace,
): Promise<void> {
  const { database, limits, outbox, notices } = services
  if ((await secondsToWait(limits.take('code_email', codeId))) !== null) return
  const news = { kind: 'code_opened', code: { userId, codeId } } as const
  await outbox.sendAfter(async () => {
    await database.transaction(userId, tx => notices.put(tx, userId, news))
    await queueMemberEmails(services, database, news)
  })
}

export const putPinEmail = ({ notices }: Services, tx: Tx, code: CodePlace): Promise<void> =>
  notices.put(tx, code.userId, { kind: 'pin_tried', code })

/** Each member is notified in their own transaction. */
export async function queueMemberEmails(
  { notices, now }: Pick<Services, 'notices' | 'now'>,
  database: Database,
  news: News,
): Promise<void> {
  const { userId } = news.code
  const members = await database.transaction(userId, tx => selectMembers(tx, userId, now()))
  for (const { memberId } of members.filter(({ role }) => may(role, 'alerts'))) {
    await database.transaction(memberId, tx => notices.put(tx, memberId, news))
  }
}
