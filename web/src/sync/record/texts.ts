import { defineTexts } from '../../i18n/define-texts'

export const syncTexts = defineTexts('sync', {
  notSaved: 'Not saved',
  failures: {
    gone: 'This entry was deleted on another device. What you typed is still in the form.',
    no_space: 'This phone has no space left. Free some space and save again.',
    not_kept: 'This phone could not store the change. Nothing else was changed or lost. Try again.',
    closed: 'This record was closed in another tab. What you typed is still here. Reload the page.',
  },
  files: {
    noSpace: 'This phone has no space left for the file',
    notKept: 'This phone could not store the file. Choose it again',
  },
})
