/** The ways that are links: the messaging app opens with the text in it, nothing is sent by us. */

/** iOS wants `&body`, Android `?body`: this is read by both, with no number chosen yet. */
export const smsLink = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`

export const mailLink = (title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

/** The web address finds the app or the site; with no network only the app itself is there. */
export const whatsAppLink = (text: string, isOnline: boolean): string =>
  `${isOnline ? 'https://wa.me/' : 'whatsapp://send'}?text=${encodeURIComponent(text)}`
