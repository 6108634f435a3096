import { defineTexts } from '../i18n/define-texts'

export const storesTexts = defineTexts('stores', {
  cancel: 'Cancel',
  undo: 'Undo',
  copied: 'Copied!',
  notCopied: 'Not copied',
  copyYourself: 'Select the link and copy it.',
})
