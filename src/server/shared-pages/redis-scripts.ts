/**
 * What Redis does at once, without anybody in between. Each script is given the names of two keys first:
 *
 * 1. `state`, a hash: `life` names what is kept, `run` is the run of the server in which that began (a server that is
 *    started again may have lost the last that it was told, and one that takes its place has another run), and
 *    `t:<tag>` is the newest change with a tag;
 * 2. `changes`, a stream whose entries are named `<position>-1` and which always has one: `0-1` is none of a change.
 */

/** The first word of the error that answers who knows another life of the store. */
export const emptiedReply = 'EMPTIED'

/** Two hashes or streams that an eviction took apart are none. */
const prelude = `
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
local state = redis.call('HMGET', KEYS[1], 'life', 'run')
local life = state[1]
if not life or state[2] ~= run or redis.call('EXISTS', KEYS[2]) == 0 then life = nil end
local positionOf = function(id) return tonumber(string.match(id, '^%d+')) end
`

const requireLife = `${prelude}
if life ~= ARGV[1] then return redis.error_reply('${emptiedReply} since it was opened') end
`

/**
 * Begins a life where there is none.
 *
 * ARGV: the name of the life that may begin. Returns the name of the one that is.
 */
export const openScript = `${prelude}
if life then return life end
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('HSET', KEYS[1], 'life', ARGV[1], 'run', run)
redis.call('XADD', KEYS[2], '0-1', 'origin', '', 'tags', '[]', 'at', redis.call('TIME')[1])
return ARGV[1]`

/** ARGV: life, origin, tags as JSON. Returns the position. */
export const appendScript = `${requireLife}
local position = positionOf(redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1][1]) + 1
redis.call('XADD', KEYS[2], string.format('%d-1', position),
  'origin', ARGV[2], 'tags', ARGV[3], 'at', redis.call('TIME')[1])
for _, tag in ipairs(cjson.decode(ARGV[3])) do
  redis.call('HSET', KEYS[1], 't:' .. tag, string.format('%d', position))
end
return position`

/** ARGV: life, position. Returns, for each change after it, its position, its origin, and its tags as JSON. */
export const changesScript = `${requireLife}
local changes = {}
for _, entry in ipairs(redis.call('XRANGE', KEYS[2], string.format('%d-2', tonumber(ARGV[2])), '+')) do
  changes[#changes + 1] = {string.match(entry[1], '^%d+'), entry[2][2], entry[2][4]}
end
return changes`

/**
 * KEYS: the page, a hash, besides. ARGV: life. Returns its bytes, nothing when a change after its position has one of
 * its tags; changes of who rendered it up to its own position are those that it shows.
 */
export const findPageScript = `${requireLife}
local page = redis.call('HMGET', KEYS[3], 'life', 'position', 'origin', 'ownPosition', 'tags')
if page[1] ~= life then return false end
local position, ownPosition = tonumber(page[2]), tonumber(page[4])
local isOfPage, needsLook = {}, false
for _, tag in ipairs(cjson.decode(page[5])) do
  local newest = tonumber(redis.call('HGET', KEYS[1], 't:' .. tag) or 0)
  if newest > position and newest > ownPosition then return false end
  if newest > position then needsLook = true end
  isOfPage[tag] = true
end
if needsLook then
  local first, last = string.format('%d-2', position), string.format('%d-1', ownPosition)
  for _, entry in ipairs(redis.call('XRANGE', KEYS[2], first, last)) do
    if entry[2][2] ~= page[3] then
      for _, tag in ipairs(cjson.decode(entry[2][4])) do
        if isOfPage[tag] then return false end
      end
    end
  end
end
return redis.call('HGET', KEYS[3], 'body')`

/** KEYS: the page besides. ARGV: life, position, origin, own position, tags as JSON, bytes, seconds that it is kept. */
export const keepPageScript = `${requireLife}
local kept = redis.call('HMGET', KEYS[3], 'life', 'position', 'origin', 'ownPosition')
if kept[1] == life then
  local more = tonumber(kept[2]) - tonumber(ARGV[2])
  if more > 0 then return 0 end
  if more == 0 and kept[3] == ARGV[3] and tonumber(kept[4]) > tonumber(ARGV[4]) then return 0 end
end
redis.call('HSET', KEYS[3], 'life', life, 'position', ARGV[2], 'origin', ARGV[3],
  'ownPosition', ARGV[4], 'tags', ARGV[5], 'body', ARGV[6])
redis.call('EXPIRE', KEYS[3], ARGV[7])
return 1`

/** ARGV: life, seconds that a change is kept. The newest one is kept for good: positions go on from it. */
export const deleteOldScript = `${requireLife}
local before = tonumber(redis.call('TIME')[1]) - tonumber(ARGV[2])
local newest = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1][1]
local oldest
repeat
  local entry = redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', 1)[1]
  oldest = entry[1]
  local isOld = tonumber(entry[2][6]) < before and oldest ~= newest
  if isOld then redis.call('XDEL', KEYS[2], oldest) end
until not isOld
local fields = redis.call('HGETALL', KEYS[1])
for index = 1, #fields, 2 do
  if string.sub(fields[index], 1, 2) == 't:' and tonumber(fields[index + 1]) < positionOf(oldest) then
    redis.call('HDEL', KEYS[1], fields[index])
  end
end
return 1`
