import { Notice } from './notice'
import { uiTexts } from './texts'

const texts = uiTexts.notLoaded

export const NotHereYet = () => (
  <Notice tone="info" title={texts.title}>
    {texts.connect}
  </Notice>
)
