import { Notice } from './notice'

/** In the place of a part of the app that has not come to this phone: it is asked for again by itself. */
export const NotHereYet = () => (
  <Notice tone="info" title="This is not on this phone yet">
    It comes with the next connection.
  </Notice>
)
