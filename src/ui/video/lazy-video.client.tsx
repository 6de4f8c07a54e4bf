'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const VideoPlayer = lazyComponent(
  async () => (await import('./video-player.tsx')).VideoPlayer,
)

export const ClickToLoadEmbed = lazyComponent(
  async () => (await import('./click-to-load-embed.tsx')).ClickToLoadEmbed,
)
