import {Card, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import type {SiteState} from './describe-site.ts'
import {fetchSiteState} from './fetch-site-state.ts'

const refreshMs = 60_000

/** Shows the state of the site, refreshed every minute. */
export function SiteHealth({origin}: {origin: string}) {
  const client = useClient({apiVersion: contentApiVersion})
  const [state, setState] = useState<SiteState>()
  useEffect(() => {
    let isShown = true
    const refresh = async () => {
      const next = await fetchSiteState(client, origin)
      if (isShown) setState(next)
    }
    void refresh()
    const timer = setInterval(() => void refresh(), refreshMs)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [client, origin])
  return (
    <Card
      border
      data-testid="site-health"
      padding={4}
      radius={2}
      role="status"
      tone={toneOf(state)}
    >
      <Stack gap={3}>
        <Text weight="medium">{state === undefined ? 'Asking the site …' : state.text}</Text>
        {state === undefined || state.todo === '' ? null : <Text size={1}>{state.todo}</Text>}
      </Stack>
    </Card>
  )
}

function toneOf(state: SiteState | undefined) {
  if (state === undefined) return 'default'
  return state.isFine ? 'positive' : 'critical'
}
