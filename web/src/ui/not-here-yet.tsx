import { Notice } from './notice'

/** Shown if a part of the app is not on this phone yet. It loads by itself later. */
export const NotHereYet = () => (
  <Notice tone="info" title="This is not on this phone yet">
    It comes with the next connection.
  </Notice>
)
