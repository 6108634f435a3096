import { contactTexts } from './texts'

type Names = { name: string; askedBy: string }

export function confirmContactText(url: string, { name, askedBy }: Names) {
  const { title, body, bodyUnnamed, link } = contactTexts.message
  const by = askedBy || contactTexts.someone
  return {
    title,
    body: name ? body({ askedBy: by, name }) : bodyUnnamed({ askedBy: by }),
    link: { title: link, url },
  }
}

/** The address was typed by a person, so the e-mail contains only first names. */
export function confirmContactEmail(link: string, { name, askedBy }: Names) {
  const { subject, text, textUnnamed } = contactTexts.email
  const by = askedBy || contactTexts.someone
  return {
    subject,
    text: name ? text({ askedBy: by, name, link }) : textUnnamed({ askedBy: by, link }),
  }
}
