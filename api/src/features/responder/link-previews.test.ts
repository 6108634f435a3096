import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../core/package-root'
import { isLinkPreview } from './link-previews'

const FROM_OUTSIDE = readFileSync(join(packageRoot, 'test/outside-cases/robots.tsv'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

describe('an empty page goes to', () => {
  it.each([
    ...FROM_OUTSIDE,
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/',
    'meta-externalfetcher/1.1',
    'WhatsApp/2.23.20.0',
    'Viber/13.3.0',
    'TelegramBot (like TwitterBot)',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slack-ImgProxy (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Google-Read-Aloud',
    'Mediapartners-Google',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (Applebot/0.1)',
    'http.rb/5.1.1 (Mastodon/4.2.0; +https://example.social/)',
    'Synapse/1.98.0',
    'Dendrite/0.13.5',
    'mattermost/9.5',
    'Mattermost-Bot/1.1',
    'Zulip URL Preview',
    'Rocket.Chat/6.5.0',
    'RocketChat/6.5',
    'Nextcloud Server Crawler',
    'Snap URL Preview Service; bot; snapchat',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'YahooMailProxy',
    'Yahoo Link Preview',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
    'Claude-User/1.0',
    'Perplexity-User/1.0',
    'CCBot/2.0',
    'anthropic-ai',
    'SummalyBot/5.0',
    'matrix-media-repo/1.3.4',
    'conduwuit/0.4.6',
    'ZulipServer/9.1',
    'Nextcloud/29.0.1',
    'SnapchatAds/1.0',
    'YahooCacheSystem; YahooWebServiceClient',
    'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    'claude-web/1.0',
    'Gemini-Deep-Research',
    'omgili/0.5',
    'facebookcatalog/1.0',
    'Misskey/2024.5',
    'Friendica 2023.12',
    'Discourse Forum Onebox v3.3',
    'Line/1.0',
    'XING-contenttabreceiver/2.0',
    'Mozilla/5.0 (compatible; Amazonbot/0.1)',
  ])('%s', agent => expect(isLinkPreview(agent)).toBe(true))
})

describe('the record goes to', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 Chrome/125 Mobile [FB_IAB/FB4A;FBAV/467.0]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0.2 (iPhone14,5)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/12.90 WhatsApp/24.1',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/100 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/114 Electron/25.9.7 Mattermost/5.6.0 Safari/537.36',
    'Mozilla/5.0 (Android) Nextcloud-android/3.28.0',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.44',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 GSA/310.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 YahooMobileMail/7.1',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    'Mozilla/5.0 (Linux; U; Android 13; en-us) AppleWebKit/537.36 Chrome/112 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.9',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0 Safari/537.36',
    'curl/8.5.0',
    '',
    undefined,
  ])('%s', agent => expect(isLinkPreview(agent)).toBe(false))
})
