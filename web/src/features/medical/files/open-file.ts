import { FILE_TYPES } from 'sync-protocol/sync'
import { showToast } from '../../../stores/toast'
import { readFile } from '../../../sync'
import { saveFile } from '../../../ui/save-file'
import { medicalTexts } from '../texts'

const { files: texts } = medicalTexts

let shown: string | undefined

/**
 * Files that browsers cannot show, such as Word documents, are saved instead. Call it directly in the click
 * handler, because browsers block tabs that open later.
 */
export async function openFile(url: string, name: string): Promise<void> {
  const tab = isShownByName(name) ? window.open('', '_blank') : null
  if (tab) tab.document.title = texts.opening
  const read = await readFile(url)
  if (!read.ok) {
    tab?.close()
    const { title, [read.failure]: description } = texts.notOpened
    showToast({ title, description, tone: 'danger' })
    return
  }
  const { bytes, type } = read.value
  const { extension, isInline } = FILE_TYPES[type]
  if (!tab || !isInline) {
    tab?.close()
    saveFile(name || `document.${extension}`, bytes, type)
    return
  }
  // The previous tab has already loaded its URL, so only one URL is kept.
  if (shown) URL.revokeObjectURL(shown)
  shown = URL.createObjectURL(new Blob([bytes], { type }))
  tab.location.replace(shown)
}

/** A guess from the name avoids an empty tab, but the bytes decide in the end. */
const isShownByName = (name: string): boolean => !/\.docx?$/i.test(name)
