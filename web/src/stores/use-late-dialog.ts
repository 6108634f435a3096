import { type ComponentType, useState } from 'react'
import { useLateScript } from '../http/use-late-script'
import { showToast } from './toast'

/** The dialog loads after its screen, so that it later opens without a connection. */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  firstTime: string,
): { Dialog: ComponentType<Props> | undefined; open: () => void; close: () => void } {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  useLateScript(load)
  const open = () =>
    void load().then(
      loaded => setDialog(() => loaded),
      () => showToast({ title: 'Not loaded yet', description: firstTime }),
    )
  return { Dialog, open, close: () => setDialog(undefined) }
}
