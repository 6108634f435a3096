import type { Services } from '../../../deps'
import type { ExportPart } from '../../../records/export-part'
import { createScanLog } from '../../../records/scan-log'

type CodeRow = { id: string; hasPin: boolean; links: { retiredAt: string | null }[] }

/** The code itself is part of the record. */
export const codesPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => {
  const scans = createScanLog(keyring)
  return {
    name: 'codes',
    tables: ['code_links', 'code_directory', 'code_pins', 'code_scans'],
    async read(tx, userId) {
      const codes = await tx<CodeRow[]>`
        select codes.code_id as id,
          exists (select from code_pins p
                  where p.user_id = ${userId} and p.code_id = codes.code_id) as "hasPin",
          (select coalesce(jsonb_agg(jsonb_build_object('retiredAt', l.retired_at)), '[]')
           from code_links l
           where l.user_id = ${userId} and l.code_id = codes.code_id) as links
        from (select code_id from code_links where user_id = ${userId}
              union select code_id from code_scans where user_id = ${userId}
              union select code_id from code_pins where user_id = ${userId}) as codes
        order by 1`
      const exported = []
      for (const code of codes) {
        exported.push({ ...code, scans: await scans.readAll(tx, userId, code.id) })
      }
      return exported
    },
  }
}
