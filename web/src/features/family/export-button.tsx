import { todayHere } from 'sync-protocol/medical'
import * as z from 'zod/mini'
import { request } from '../../http/client'
import { readShownProfile } from '../../people/profiles'
import { useAction } from '../../people/use-action'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { saveFile } from '../../ui/save-file'
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.export

const readExport = () =>
  request('/api/account/export', {
    answer: z.looseObject({ format: z.literal('lifetag-export') }),
    profile: readShownProfile(),
    timeoutMs: 120_000,
  })

export function ExportRecordButton({ name }: { name: string }) {
  const { busyWith, run } = useAction(refreshOwnProfiles)

  async function download() {
    const read = await run('export', texts.failed, readExport)
    if (!read) return
    const day = todayHere(new Date())
    const content = `${JSON.stringify(read.value, null, 2)}\n`
    saveFile(`lifetag-export-${name}-${day}.json`, content, 'application/json')
  }

  return (
    <Button
      icon={<Icon name="download" size={20} />}
      busy={busyWith === 'export'}
      busyLabel={texts.busy}
      onClick={() => void download()}
    >
      {texts.button}
    </Button>
  )
}
