//! Rules, notation and players.
#![no_std]
extern crate alloc;
