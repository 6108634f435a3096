import { Notice } from './notice'

export const NotHereYet = () => (
  <Notice tone="info" title="This is not on this phone yet">
    It comes with the next connection.
  </Notice>
)
