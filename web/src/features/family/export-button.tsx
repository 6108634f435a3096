import { todayHere } from 'sync-protocol/medical'
import * as z from 'zod/mini'
import { request } from '../../http/client'
import { useAction } from '../../session/use-action'
import { readShownProfile } from '../../stores/profiles'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { saveFile } from '../../ui/save-file'

const readExport = () =>
  request('/api/account/export', {
    answer: z.looseObject({ format: z.literal('lifetag-export') }),
    profile: readShownProfile(),
    timeoutMs: 120_000,
  })

export function ExportRecordButton({ name }: { name: string }) {
  const { busyWith, run } = useAction(refreshOwnProfiles)

  async function download() {
    const read = await run('export', 'Not downloaded', readExport)
    if (!read) return
    const day = todayHere(new Date())
    const content = `${JSON.stringify(read.value, null, 2)}\n`
    saveFile(`lifetag-export-${name}-${day}.json`, content, 'application/json')
  }

  return (
    <Button
      icon={<Icon name="download" size={20} />}
      busy={busyWith === 'export'}
      busyLabel="Collecting the data…"
      onClick={() => void download()}
    >
      Download all data
    </Button>
  )
}
