import type { Services } from '../../../deps'
import type { ExportPart } from '../../../records/export-part'
import { readHandOver } from '../../../records/family/hand-overs'
import { openLabel } from '../../../records/family/label'

type MemberRow = { id: string; role: string; since: Date; until: Date | null; sealed: Buffer }

export const familyPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'family',
  tables: ['members', 'invitations', 'invitation_directory', 'hand_overs'],
  async read(tx, userId) {
    const members = await tx<MemberRow[]>`
      select member_id as id, role, since, until, sealed from members
      where user_id = ${userId} order by since, member_id, role`
    const key = await keyring.userKey(tx, userId)
    const invitations = await tx`
      select role, created_by as "createdBy", created_at as "createdAt",
        expires_at as "expiresAt", accepted_by as "acceptedBy", joined_at as "joinedAt"
      from invitations where user_id = ${userId} order by created_at desc`
    const handOver = await readHandOver(tx, key, userId)
    return {
      handOver: handOver
        ? {
            email: handOver.email,
            askedBy: handOver.memberId,
            takesEffectAt: handOver.takesEffectAt,
          }
        : null,
      members: members.map(({ sealed, ...member }) => ({
        ...member,
        ...openLabel(key, userId, member.id, sealed),
      })),
      invitations,
    }
  },
})
