import { todayHere } from 'sync-protocol/medical'
import { paths } from '../../addresses/paths'
import { useConnection } from '../../http/use-connection'
import { useAction } from '../../session/use-action'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { saveFile } from '../../ui/save-file'
import { WhatIsKept } from '../../ui/what-is-kept'
import { readExport } from './credentials'

export function PrivacyCard() {
  const connection = useConnection()
  const { busyWith, run } = useAction()

  async function download() {
    const read = await run('export', 'Not downloaded', readExport)
    if (!read) return
    const day = todayHere(new Date())
    const content = `${JSON.stringify(read.value, null, 2)}\n`
    saveFile(`lifetag-export-${day}.json`, content, 'application/json')
  }

  return (
    <Card title="Your data">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          Your record is encrypted on the way and at rest. The service can read it, because it shows
          it to responders. Nobody else gets it, and there are no trackers.{' '}
          <WhatIsKept lead="All that is kept, and how long" at={paths} />
        </p>
        <ButtonLink to={paths.summary} icon={<Icon name="print" size={20} />}>
          Print a summary
        </ButtonLink>
        <p className="max-w-text">
          The download holds everything kept about you: your record and its files, your codes and
          who opened them, your devices. Keep it safe: it is not encrypted.
        </p>
        <NeedsConnection connection={connection} because="The download needs a connection.">
          <Button
            icon={<Icon name="download" size={20} />}
            busy={busyWith === 'export'}
            busyLabel="Collecting your data…"
            onClick={() => void download()}
          >
            Download my data
          </Button>
        </NeedsConnection>
      </div>
    </Card>
  )
}
