interface TwilioError {
  code: number;
  message: string;
}

/** Numbers of Twilio's own test account: refused at once. https://www.twilio.com/docs/iam/test-credentials */
export const refusedNumbers: Record<string, TwilioError> = {
  '+15005550001': { code: 21211, message: "The 'To' number is not a valid phone number." },
  '+15005550002': { code: 21612, message: "The 'To' phone number is not currently reachable via SMS." },
  '+15005550003': { code: 21408, message: 'Permission to send an SMS has not been enabled for the region.' },
  '+15005550004': { code: 21610, message: 'Attempt to send to unsubscribed recipient.' },
  '+15005550009': { code: 21614, message: "The 'To' number is not a mobile number." },
};

/** Numbers of the sandbox: accepted, then reported as undelivered with this code. */
export const undeliveredNumbers: Record<string, number> = {
  '+15005550010': 30003,
  '+15005550011': 30005,
  '+15005550012': 30006,
  '+15005550013': 30007,
};

export const invalidNumber = refusedNumbers['+15005550001']!;
export const unsubscribed = refusedNumbers['+15005550004']!;
