import { todayHere } from 'sync-protocol/medical'
import { paths } from '../../addresses/paths'
import { useConnection } from '../../http/use-connection'
import { useIsLocal } from '../../people/session'
import { peopleTexts } from '../../people/texts'
import { useAction } from '../../people/use-action'
import { Card } from '../../ui/card'
import { LinkList, type LinkRow } from '../../ui/link-list'
import { NeedsConnection } from '../../ui/needs-connection'
import { saveFile } from '../../ui/save-file'
import { WhatIsKept } from '../../ui/what-is-kept'
import { readExport } from './credentials'
import { DangerZone } from './danger-zone'
import { accountTexts } from './texts'

const texts = accountTexts.data

/** Says what is kept of the account or of the record on this phone, and how to get or delete it. */
export function DataPage() {
  const isLocal = useIsLocal()
  const connection = useConnection()
  const { busyWith, run } = useAction()

  async function download() {
    const read = await run('export', texts.failed, readExport)
    if (!read) return
    const day = todayHere(new Date())
    const content = `${JSON.stringify(read.value, null, 2)}\n`
    saveFile(`lifetag-export-${day}.json`, content, 'application/json')
  }

  const summary: LinkRow = { to: paths.summary, title: texts.summary, icon: 'print' }
  const copies = peopleTexts.profilePages.data
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <p className="mb-4 max-w-text">{isLocal ? texts.privacyLocal : texts.privacy}</p>
        <p>
          <WhatIsKept text={texts.kept} at={paths} />
        </p>
      </Card>
      {isLocal ? (
        <LinkList label={copies} rows={[summary]} />
      ) : (
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          <LinkList
            label={copies}
            rows={[
              summary,
              {
                ...{ icon: 'download', detail: texts.exportLead, onClick: download },
                title: busyWith === 'export' ? texts.downloading : texts.download,
              },
            ]}
          />
        </NeedsConnection>
      )}
      {/* Apart and at the end, so that people do not reach it on the way to something else. */}
      {!isLocal && (
        <div className="mt-8">
          <DangerZone />
        </div>
      )}
    </div>
  )
}
