import { Notice } from './notice'

/** Replaces a part of the app that is not on this phone yet and loads by itself later. */
export const NotHereYet = () => (
  <Notice tone="info" title="This is not on this phone yet">
    It comes with the next connection.
  </Notice>
)
