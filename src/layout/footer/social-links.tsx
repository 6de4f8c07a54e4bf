import {FacebookLogoIcon} from '@phosphor-icons/react/dist/ssr/FacebookLogo'
import {InstagramLogoIcon} from '@phosphor-icons/react/dist/ssr/InstagramLogo'
import {LinkedinLogoIcon} from '@phosphor-icons/react/dist/ssr/LinkedinLogo'
import {XLogoIcon} from '@phosphor-icons/react/dist/ssr/XLogo'
import type {Frame} from '#content/queries/get-frame.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Icon} from '#ui/icon/icon.tsx'

const icons = {
  LinkedIn: LinkedinLogoIcon,
  Instagram: InstagramLogoIcon,
  Facebook: FacebookLogoIcon,
  X: XLogoIcon,
} as const

interface SocialLinksProps {
  heading: string | null
  profiles: Frame['settings']['social']
}

/** Links to the social profiles that have a URL (FTR-1). */
export function SocialLinks({heading, profiles}: SocialLinksProps) {
  const linked = definedItems(profiles).filter((profile) => profile.url)
  if (linked.length === 0) return null
  return (
    <ul aria-label={heading ?? undefined} data-social="">
      {linked.map(({_key, platform, label, url}) => (
        <li key={_key}>
          <a aria-label={label} href={url ?? undefined} rel="noopener">
            {isKnown(platform) ? <Icon of={icons[platform]} /> : platform}
          </a>
        </li>
      ))}
    </ul>
  )
}

function isKnown(platform: string): platform is keyof typeof icons {
  return platform in icons
}
