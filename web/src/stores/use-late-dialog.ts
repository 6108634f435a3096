import { type ComponentType, useState } from 'react'
import { useLateScript } from '../http/use-late-script'
import { showToast } from './toast'

/**
 * A dialog that comes to the phone after the screen it opens from, so that it opens without a connection
 * too, once that was looked at with one. `firstTime`: what to say where it has not come yet.
 */
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
