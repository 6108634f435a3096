import { paths } from '../../addresses/paths'
import { WhatIsKept } from '../../ui/what-is-kept'
import { donateTexts } from './texts'

export const WhatIsKeptOfGifts = () => (
  <p className="text-soft">
    <WhatIsKept text={donateTexts.kept} at={paths} newTab />
  </p>
)
