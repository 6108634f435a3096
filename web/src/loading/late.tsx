import { type ComponentType, lazy, useState } from 'react'
import { withTexts } from './app-language'

export interface Late<Props extends object> {
  (props: Props): React.JSX.Element
  /** Only the render that needs the code gets an error. */
  preload(): Promise<void>
}

/**
 * Loaded code renders without a fallback. React's own `lazy` shows the fallback even then, and keeps a
 * visible one for 300 ms (react-dom 19.2, `FALLBACK_THROTTLE_MS`), which would delay every start of the app.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let here: ComponentType<Props> | undefined
  async function bring() {
    here = await withTexts(load())
    return here
  }
  const Waiting = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like `lazy`
  function LateComponent(props: Props) {
    // The component type must not change while it is mounted, because that would reset its fields.
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
