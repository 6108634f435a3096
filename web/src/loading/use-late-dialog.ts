import { type ComponentType, useState } from 'react'
import { showToast } from '../stores/toast'
import { withTexts } from './app-language'
import { loadingTexts } from './texts'
import { useLateScript } from './use-late-script'

/** The dialog loads after its screen, so that it later opens without a connection. */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  firstTime: string,
): { Dialog: ComponentType<Props> | undefined; open: () => void; close: () => void } {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  useLateScript(load)
  const open = () =>
    void withTexts(load()).then(
      loaded => setDialog(() => loaded),
      () => showToast({ title: loadingTexts.notLoaded, description: firstTime }),
    )
  return { Dialog, open, close: () => setDialog(undefined) }
}
