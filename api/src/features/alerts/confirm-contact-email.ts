type Names = { name: string; askedBy: string }

export function confirmContactText(url: string, { name, askedBy }: Names) {
  const whose = name === '' ? 'a LifeTag card' : `${name}’s LifeTag card`
  const asks = askedBy === '' ? 'Somebody' : askedBy
  return {
    title: 'LifeTag',
    body: `${asks} asked whether you want to be told when ${whose} is opened. If it was not you, do nothing.`,
    link: { title: 'Say yes', url },
  }
}

/** The address was typed by a person, so the text contains only first names. */
export function confirmContactEmail(link: string, { name, askedBy }: Names) {
  const whose = name === '' ? 'a LifeTag card' : `${name}’s LifeTag card`
  const asks = askedBy === '' ? 'Somebody' : askedBy
  const text = [
    'Hello,',
    `${asks} asked whether you want to be told when ${whose} is opened, and your address was entered for it.`,
    `If that was you, press here once more: ${link}`,
    'If it was not you, do nothing: you get no further email.',
    'LifeTag',
  ]
  return { subject: 'Be told when a card is opened?', text: `${text.join('\n\n')}\n` }
}
