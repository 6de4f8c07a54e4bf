'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const ClickToLoadEmbed = lazyComponent(
  async () => (await import('./click-to-load-embed.tsx')).ClickToLoadEmbed,
)
