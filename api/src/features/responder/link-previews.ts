/**
 * Programs that fetch a link because somebody pasted it into a chat, or to list it in a search. They
 * get an empty page: nobody there asked for a medical record. A browser within a chat app names the app,
 * too, and has a person in front of it; tools such as curl are run by one.
 */
const MARKS: readonly RegExp[] = [
  // Who runs it, which browsers never say.
  /https?:|www\.|\S@\S/,
  // What it is. Cubot is a make of phone.
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|unfurl|scrape|scrapy|fetcher|embedly|iframely/,
  /externalhit|externalagent|facebot|archiver|indexer|cardyb|imgproxy|mailproxy/,
  // `(compatible; Name/1.0)`: of browsers, only old ones say it.
  /\(compatible; (?!msie|konqueror)/,
  // Assistants that read for a person, and Google's many readers.
  /-user\/|\bgoogle-|-google\b|googleother|anthropic|cohere-ai|chatgpt|perplexity|mistralai/,
  ...[/vkshare/, /line-poker/, /kakaotalk-scrap/, /mastodon\//, /ms-office/],
]
/** These say little else than their name; within a longer text it is the app of a person. */
const AT_THE_START =
  /^(whatsapp|viber|snapchat|snap url|signal|http\.rb|synapse|dendrite|mattermost|zulip|rocket\.?chat|nextcloud.server|yahoo|slack|discord|telegram|skype|teams|wire|threema|keybase|pleroma)\b/

export function isLinkPreview(userAgent = ''): boolean {
  const said = userAgent.toLowerCase()
  return AT_THE_START.test(said) || MARKS.some(mark => mark.test(said))
}
