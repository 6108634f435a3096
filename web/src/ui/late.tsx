import { type ComponentType, lazy, useState } from 'react'

export interface Late<Props extends object> {
  (props: Props): React.JSX.Element
  /** Loads it now, so that it is drawn at once later; resolves then. Who draws it hears why it did not come. */
  preload(): Promise<void>
}

/**
 * A component whose code comes when it is first drawn, or with `preload` before. What is here is drawn at
 * once: React's own `lazy` shows the fallback even then, and keeps a fallback for 300 ms once it is shown
 * (react-dom 19.2, `FALLBACK_THROTTLE_MS`), which every start of the app would wait for.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let here: ComponentType<Props> | undefined
  async function bring() {
    here = await load()
    return here
  }
  const Waiting = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: once a module, as `lazy` is called
  function LateComponent(props: Props) {
    // Of one kind as long as it stands: another would begin anew with empty fields.
    const [Shown] = useState(() => here ?? Waiting)
    return <Shown {...props} />
  }
  return Object.assign(LateComponent, {
    preload: () =>
      bring().then(
        () => undefined,
        () => undefined,
      ),
  })
}
