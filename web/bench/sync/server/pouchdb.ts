/** express-pouchdb with everything in memory, and only the routes that PouchDB needs. */
import expressPouchDb from 'express-pouchdb'
import memory from 'pouchdb-adapter-memory'
import PouchDB from 'pouchdb-core'
import { listen } from './listen'

const app = expressPouchDb(PouchDB.plugin(memory).defaults({ adapter: 'memory' }), {
  mode: 'minimumForPouchDB',
})
listen(app)
