import { paths } from '../../addresses/paths'
import { WhatIsKept } from '../../ui/what-is-kept'

export const WhatIsKeptOfGifts = () => (
  <p className="text-soft">
    No word of a record goes with a gift. <WhatIsKept lead="What is kept of it" at={paths} newTab />
  </p>
)
