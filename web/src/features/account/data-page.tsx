import { todayHere } from 'sync-protocol/medical'
import { paths } from '../../addresses/paths'
import { useConnection } from '../../http/use-connection'
import { useIsLocal } from '../../people/session'
import { useAction } from '../../people/use-action'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { saveFile } from '../../ui/save-file'
import { WhatIsKept } from '../../ui/what-is-kept'
import { readExport } from './credentials'
import { accountTexts } from './texts'

const texts = accountTexts.data

/** Lists the data of the account or of the record on this phone, and how to get them. */
export function DataPage() {
  const isLocal = useIsLocal()
  return (
    <Card>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">{isLocal ? texts.privacyLocal : texts.privacy}</p>
        <p>
          <WhatIsKept text={texts.kept} at={paths} />
        </p>
        <ButtonLink to={paths.summary} icon={<Icon name="print" size={20} />}>
          {texts.summary}
        </ButtonLink>
        {!isLocal && <Download />}
      </div>
    </Card>
  )
}

function Download() {
  const connection = useConnection()
  const { busyWith, run } = useAction()

  async function download() {
    const read = await run('export', texts.failed, readExport)
    if (!read) return
    const day = todayHere(new Date())
    const content = `${JSON.stringify(read.value, null, 2)}\n`
    saveFile(`lifetag-export-${day}.json`, content, 'application/json')
  }

  return (
    <>
      <p className="max-w-text">{texts.exportLead}</p>
      <NeedsConnection connection={connection} because={texts.needsConnection}>
        <Button
          icon={<Icon name="download" size={20} />}
          busy={busyWith === 'export'}
          busyLabel={texts.downloading}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
      </NeedsConnection>
    </>
  )
}
