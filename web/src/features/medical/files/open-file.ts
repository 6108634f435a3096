import { FILE_TYPES } from 'sync-protocol/sync'
import { showToast } from '../../../stores/toast'
import { readFile } from '../../../sync'
import { saveFile } from '../../../ui/save-file'

const WORDS = {
  not_found: 'It is not on the server any more. Choose it again.',
  not_now: 'It is not on this device yet. Connect once to fetch it.',
} as const

let shown: string | undefined

/**
 * Shows a file in a new tab: from this device, else from the server, and from then on without it.
 * What no browser shows (a Word document) is saved instead. Call it from the press itself: a tab
 * that opens any later is a pop-up.
 */
export async function openFile(url: string, name: string): Promise<void> {
  const tab = isShownByName(name) ? window.open('', '_blank') : null
  if (tab) tab.document.title = 'Opening…'
  const read = await readFile(url)
  if (!read.ok) {
    tab?.close()
    showToast({ title: 'Cannot open it now', description: WORDS[read.failure], tone: 'danger' })
    return
  }
  const { bytes, type } = read.value
  const { extension, isInline } = FILE_TYPES[type]
  if (!tab || !isInline) {
    tab?.close()
    saveFile(name || `document.${extension}`, bytes, type)
    return
  }
  // The tab before has long read its own; a new one is made for each, and one at a time is kept.
  if (shown) URL.revokeObjectURL(shown)
  shown = URL.createObjectURL(new Blob([bytes], { type }))
  tab.location.replace(shown)
}

/** A guess, so that no empty tab flashes by; the bytes decide. */
const isShownByName = (name: string): boolean => !/\.docx?$/i.test(name)
