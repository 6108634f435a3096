/**
 * Programs that fetch a link because it was pasted into a chat, or to list it in a search. They get an
 * empty page, because no person asked for the medical record. Browsers within chat apps also name the
 * app, but a person uses them, as with tools such as curl.
 */
const MARKS: readonly RegExp[] = [
  // The address of the operator, which browsers never send.
  /https?:|www\.|\S@\S/,
  // Words for such programs. Cubot is a make of phone.
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|unfurl|scrape|scrapy|fetcher|embedly|iframely/,
  /externalhit|externalagent|facebot|archiver|indexer|cardyb|imgproxy|mailproxy/,
  // `(compatible; Name/1.0)`, which only old browsers send.
  /\(compatible; (?!msie|konqueror)/,
  // Assistants that read pages for a person, and Google's other programs.
  /-user\/|\bgoogle-|-google\b|googleother|anthropic|cohere-ai|chatgpt|perplexity|mistralai/,
  ...[/vkshare/, /line-poker/, /kakaotalk-scrap/, /mastodon\//, /ms-office/],
]
/** Further back in the header, such a name belongs to an app in which a person reads. */
const AT_THE_START =
  /^(whatsapp|viber|snapchat|snap url|signal|http\.rb|synapse|dendrite|mattermost|zulip|rocket\.?chat|nextcloud.server|yahoo|slack|discord|telegram|skype|teams|wire|threema|keybase|pleroma)\b/

export function isLinkPreview(userAgent = ''): boolean {
  const said = userAgent.toLowerCase()
  return AT_THE_START.test(said) || MARKS.some(mark => mark.test(said))
}
