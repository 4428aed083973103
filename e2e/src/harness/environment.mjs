import OnceEnvironment from '@skal/tooling/jest/environment-once.mjs';

/** Node's environment, which says when a test has failed while its pages are still open: time for a picture. */
export default class JourneyEnvironment extends OnceEnvironment {
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure') await this.global.whenJourneyFails?.(event.test.name);
  }
}
